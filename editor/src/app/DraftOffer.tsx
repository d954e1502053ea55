import {useState} from 'react';
import {discardDraft, restoreDraft} from '../actions/design/drafts';
import type {OfferedDraft} from '../store/state';
import {Button} from '../ui/Button';
import {useEditorState, useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/**
 * Offers what was changed in earlier visits and never saved, of several the latest first. It may be passed over: drafts
 * stay where they are.
 */
export function DraftOffer() {
  const t = useText();
  const {runWith} = useRun();
  const offered = useEditorState(state => state.offeredDrafts);
  const [wanted, setWanted] = useState<string>();
  const draft = offered.find(({id}) => id === wanted) ?? offered[0];
  if (!draft) return null;
  return (
    <section className="draft-offer" aria-label={t('draft.title')} role="status">
      <p>
        <span>{t(offered.length > 1 ? 'draft.offerSeveral' : 'draft.offer', {count: offered.length})}</span>
        {offered.length > 1 ? (
          <select aria-label={t('draft.choose')} value={draft.id} onChange={event => setWanted(event.target.value)}>
            {offered.map(entry => (
              <option key={entry.id} value={entry.id}>
                {titleOf(entry)}
              </option>
            ))}
          </select>
        ) : (
          <time dateTime={new Date(draft.savedAt).toISOString()}>{shownTime(draft)}</time>
        )}
      </p>
      <div className="draft-offer-buttons">
        <Button kind="quiet" onClick={() => runWith(discardDraft, draft)}>
          {t('draft.discard')}
        </Button>
        <Button kind="primary" onClick={() => runWith(restoreDraft, draft)}>
          {t('draft.restore')}
        </Button>
      </div>
    </section>
  );
}

const shownTime = ({savedAt}: OfferedDraft): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(savedAt);

const titleOf = (draft: OfferedDraft): string => [shownTime(draft), draft.words].filter(Boolean).join(' · ');

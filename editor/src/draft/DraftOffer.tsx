import {discardDraft, restoreDraft} from '../actions/drafts';
import {Button} from '../ui/Button';
import {useEditorState, useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Offers what was changed in an earlier visit and never saved. It may be passed over: the draft stays where it is. */
export function DraftOffer() {
  const t = useText();
  const {run} = useRun();
  const offered = useEditorState(state => state.offeredDraft);
  if (!offered) return null;
  return (
    <section className="draft-offer" aria-label={t('draft.title')} role="status">
      <p>{t('draft.offer')} <time dateTime={new Date(offered.savedAt).toISOString()}>{shownTime(offered.savedAt)}</time></p>
      <div className="draft-offer-buttons">
        <Button kind="quiet" onClick={() => run(discardDraft)}>{t('draft.discard')}</Button>
        <Button kind="primary" onClick={() => run(restoreDraft)}>{t('draft.restore')}</Button>
      </div>
    </section>
  );
}

const shownTime = (time: number): string => new Intl.DateTimeFormat(document.documentElement.lang, {dateStyle: 'medium', timeStyle: 'short'}).format(time);

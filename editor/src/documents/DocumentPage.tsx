import {useCallback, useEffect, useRef, useState} from 'react';
import {useTranslation} from 'react-i18next';
import {PAPER_LANGUAGES} from '@emblem/schemas/papers';
import {downloadPaper} from '../actions/design/documents';
import type {DocumentKind, OwnDocument, OwnPaper, PaperLanguage} from '../api/documents-readers';
import {Button} from '../ui/Button';
import {useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {AnswerForm} from './AnswerForm';
import {dayText, languageName, moneyText} from './format';
import {PaperParts} from './PaperParts';
import {StateMark} from './StateMark';
import {useAsked} from './use-asked';

export interface DocumentPageProps {
  readonly kind: DocumentKind;
  readonly document: OwnDocument;
  onBack(): void;
  /** What is known of the documents is not what is there any more. */
  onChanged(): void;
}

/** One document with its lines and totals, its PDF, and the answer that a quotation waits for. */
export function DocumentPage({kind, document, onBack, onChanged}: DocumentPageProps) {
  const t = useText();
  const {i18n} = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="documents-page">
      <Button kind="quiet" icon="back" className="documents-back" onClick={onBack}>
        {t('documents.back')}
      </Button>
      <div className="documents-head">
        <h3 ref={heading} tabIndex={-1}>
          {document.number}
        </h3>
        <StateMark state={document.state} />
        <strong>{moneyText(i18n.language, document.total, document.currency)}</strong>
        {document.state === 'sent' && document.validUntil !== '' && (
          <span>{t('documents.until', {day: dayText(i18n.language, document.validUntil)})}</span>
        )}
      </div>
      {kind === 'quotation' && <AnswerForm document={document} onChanged={onChanged} />}
      <Paper key={document.version} kind={kind} id={document.id} />
    </div>
  );
}

/** The paper as it is now. */
function Paper({kind, id}: {readonly kind: DocumentKind; readonly id: number}) {
  const t = useText();
  const {documents} = useWorkbench().services.api;
  const [language, setLanguage] = useState<PaperLanguage>();
  const load = useCallback(() => documents.paper(kind, id, language), [documents, kind, id, language]);
  const [asked, again] = useAsked(load);
  if (asked.at === 'asking') return <Spinner label={t('documents.loading')} />;
  if (asked.at === 'failed')
    return (
      <div className="documents-note" role="alert">
        <p>{t('documents.paperFailed')}</p>
        <Button onClick={again}>{t('app.retry')}</Button>
      </div>
    );
  return (
    <>
      <PaperTools kind={kind} id={id} paper={asked.value} onLanguage={setLanguage} />
      <PaperParts paper={asked.value} />
    </>
  );
}

interface PaperToolsProps {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly paper: OwnPaper;
  onLanguage(language: PaperLanguage | undefined): void;
}

/** In which language it is read and downloaded: first the one it was written in. */
function PaperTools({kind, id, paper, onLanguage}: PaperToolsProps) {
  const t = useText();
  const {i18n} = useTranslation();
  const workbench = useWorkbench();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'documents.downloaded' | 'documents.downloadFailed'>();
  const download = async (): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    const done = await downloadPaper(workbench, kind, id, paper).then(
      () => true,
      () => false,
    );
    setBusy(false);
    setSaid(done ? 'documents.downloaded' : 'documents.downloadFailed');
  };
  return (
    <div className="documents-tools">
      <label>
        {t('documents.language')}
        <select
          value={PAPER_LANGUAGES.find(each => each === paper.language.split('-')[0]) ?? 'en'}
          onChange={({target}) => onLanguage(PAPER_LANGUAGES.find(each => each === target.value))}
        >
          {PAPER_LANGUAGES.map(each => (
            <option key={each} value={each}>
              {languageName(i18n.language, each)}
            </option>
          ))}
        </select>
      </label>
      <Button icon="print" disabled={busy} onClick={() => void download()}>
        {t(busy ? 'documents.downloading' : 'documents.download')}
      </Button>
      <p role="status" className={said === 'documents.downloadFailed' ? 'print-failed' : undefined}>
        {said ? t(said) : ''}
      </p>
    </div>
  );
}

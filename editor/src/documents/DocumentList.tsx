import {useTranslation} from 'react-i18next';
import type {DocumentKind, OwnDocument} from '../api/documents-readers';
import type {MessageKey} from '../i18n/keys';
import {Button} from '../ui/Button';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {dayText, moneyText} from './format';
import {StateMark} from './StateMark';
import type {Asked} from './use-asked';

const NOTHING: Readonly<Record<DocumentKind, MessageKey>> = {
  quotation: 'documents.noQuotations',
  invoice: 'documents.noInvoices',
  'credit-memo': 'documents.noCreditMemos',
};

export interface DocumentListProps {
  readonly kind: DocumentKind;
  readonly asked: Asked<readonly OwnDocument[]>;
  /** The one that was open last: the keyboard goes on from there. */
  readonly lastId: number | null;
  onOpen(id: number): void;
  onRetry(): void;
}

/** One kind of documents with number, date, state and total, each to be opened. */
export function DocumentList({kind, asked, lastId, onOpen, onRetry}: DocumentListProps) {
  const t = useText();
  const {i18n} = useTranslation();
  if (asked.at === 'asking') return <Spinner label={t('documents.loading')} />;
  if (asked.at === 'failed')
    return (
      <div className="documents-note" role="alert">
        <p>{t('documents.listFailed')}</p>
        <Button onClick={onRetry}>{t('app.retry')}</Button>
      </div>
    );
  if (asked.value.length === 0)
    return (
      <p className="documents-note" role="status">
        {t(NOTHING[kind])}
      </p>
    );
  return (
    <ul className="documents-list">
      {asked.value.map(({id, number, date, total, currency, state}) => (
        <li key={id}>
          <button
            type="button"
            ref={element => (id === lastId ? element?.focus() : undefined)}
            className="documents-row"
            onClick={() => onOpen(id)}
          >
            <span className="documents-number">{number}</span>
            <time dateTime={date}>{dayText(i18n.language, date)}</time>
            <StateMark state={state} />
            <span className="documents-total">{moneyText(i18n.language, total, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

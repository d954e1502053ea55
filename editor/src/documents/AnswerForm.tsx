import {useRef, useState, type FormEvent} from 'react';
import {useTranslation} from 'react-i18next';
import type {QuotationAnswer} from '../api/documents-api';
import type {OwnDocument} from '../api/documents-readers';
import {ApiError} from '../api/request';
import {Button} from '../ui/Button';
import {useWorkbench} from '../ui/editor-context';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import {moneyText} from './format';

type Answer = QuotationAnswer['answer'];

const SAID = {accepted: 'documents.accepted', declined: 'documents.declined'} as const;

/** Why an answer was not taken; `isStale`: what was seen is not what is there any more. */
interface Refused {
  readonly isStale: boolean;
  readonly reason: string;
}

export interface AnswerFormProps {
  readonly document: OwnDocument;
  onChanged(): void;
}

/** Accepts or declines a quotation, asking once more; afterwards it says what was answered. */
export function AnswerForm({document, onChanged}: AnswerFormProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Answer | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const {state} = document;
  const reason = refused?.isStale
    ? t(state === 'sent' ? 'documents.changed' : 'documents.answeredBefore')
    : refused?.reason;

  return (
    <div className="documents-answer">
      <div role="status">
        {(state === 'accepted' || state === 'declined') && <p className="documents-said">{t(SAID[state])}</p>}
        {(state === 'expired' || state === 'lapsed') && <p className="form-note">{t('documents.lapsed')}</p>}
      </div>
      {reason !== undefined && (
        <p className="form-failure" role="alert">
          {reason}
        </p>
      )}
      {state === 'sent' && chosen === null && (
        <div className="documents-answers">
          <Button kind="primary" icon="done" onClick={() => setChosen('accept')}>
            {t('documents.accept')}
          </Button>
          <Button onClick={() => setChosen('decline')}>{t('documents.decline')}</Button>
        </div>
      )}
      {state === 'sent' && chosen !== null && (
        <Confirming
          key={chosen}
          document={document}
          answer={chosen}
          onRefused={setRefused}
          onDone={isChanged => {
            setChosen(null);
            if (isChanged) onChanged();
          }}
        />
      )}
    </div>
  );
}

interface ConfirmingProps {
  readonly document: OwnDocument;
  readonly answer: Answer;
  onRefused(refused: Refused | null): void;
  /** `isChanged`: the quotation is not what was seen any more. */
  onDone(isChanged: boolean): void;
}

function Confirming({document, answer, onRefused, onDone}: ConfirmingProps) {
  const t = useText();
  const {i18n} = useTranslation();
  const {documents} = useWorkbench().services.api;
  const [declineReason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const total = moneyText(i18n.language, document.total, document.currency);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    onRefused(null);
    try {
      await documents.answer(document, {answer, declineReason: declineReason.trim()});
      onDone(true);
    } catch (error) {
      const known = error instanceof ApiError && error.code !== 'network' ? error : undefined;
      const isStale = known?.code === '409';
      onRefused({isStale, reason: known?.message || t('documents.answerFailed')});
      setBusy(false);
      if (isStale) onDone(true);
    }
  }

  const begin = (element: HTMLElement | null): void => {
    if (begun.current || !element) return;
    begun.current = true;
    element.querySelector<HTMLElement>('textarea, button[type=submit]')?.focus();
  };

  return (
    <form className="form" ref={begin} onSubmit={event => void send(event)}>
      <p>{t(`documents.${answer}Question`, {number: document.number, total})}</p>
      {answer === 'decline' && (
        <TextArea
          label={t('documents.reason')}
          maxLength={1000}
          rows={3}
          value={declineReason}
          onChange={event => setReason(event.target.value)}
        />
      )}
      <div className="form-buttons">
        <Button disabled={busy} onClick={() => onDone(false)}>
          {t('app.cancel')}
        </Button>
        <Button kind="primary" type="submit" disabled={busy}>
          {t(busy ? 'documents.answering' : `documents.${answer}Now`)}
        </Button>
      </div>
    </form>
  );
}

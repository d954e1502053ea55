import {useEffect, useState} from 'react';
import {NEW_PUBLICATION, publicationOf, templateUrlOf, type PublicationForm} from '../actions/template/publish';
import type {MessageKey} from '../i18n/keys';
import {useWorkbench} from '../ui/editor-context';
import {checkPublication, type PublicationField} from './check-publication';

export interface PublicationState {
  readonly form: PublicationForm;
  /** Whether the open template's publication has been read. */
  readonly ready: boolean;
  /** What is wrong in a field that has been left, or in any once the form was sent. */
  wrong(field: PublicationField): MessageKey | undefined;
  change(patch: Partial<PublicationForm>): void;
  leave(field: PublicationField): void;
  /** Shows every message; whether there is none. */
  check(): boolean;
}

/**
 * The publish form: begins with the open template's publication, and derives the address from the name until somebody
 * types one.
 */
export function usePublication(): PublicationState {
  const workbench = useWorkbench();
  const [form, setForm] = useState<PublicationForm>({...NEW_PUBLICATION, choice: null});
  const [left, setLeft] = useState<ReadonlySet<PublicationField>>(new Set());
  const [sent, setSent] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const publication = await publicationOf(workbench).catch(() => NEW_PUBLICATION);
      if (gone) return;
      setForm(before => ({...publication, choice: before.choice}));
      setReady(true);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [workbench]);
  const messages = checkPublication(form);
  return {
    form,
    ready,
    wrong: field => (sent || left.has(field) ? messages[field] : undefined),
    change: patch => setForm(before => withUrl(before, patch)),
    leave: field => setLeft(before => new Set([...before, field])),
    check() {
      setSent(true);
      return Object.keys(messages).length === 0;
    },
  };
}

/** The address follows the name as long as it is the one that the name gives. */
export function withUrl(before: PublicationForm, patch: Partial<PublicationForm>): PublicationForm {
  const after = {...before, ...patch};
  const derived = before.templateUrl === '' || before.templateUrl === templateUrlOf(before.templateName);
  return patch.templateName !== undefined && derived
    ? {...after, templateUrl: templateUrlOf(patch.templateName)}
    : after;
}

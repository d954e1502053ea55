/**
 * Making the record that is to be chosen, out of its picker: one level deep, and not from where a form would be in the
 * way.
 */
import {createContext, Suspense, useContext, type ReactNode} from 'react';
import type {Entity} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import type {Values} from '../../model/parse';

export interface NewChoiceProps {
  readonly entity: Entity;
  /** What was typed into the picker. */
  readonly name: string;
  /** Values that the picker asks of every record. */
  readonly fixed: Values;
  readonly onMade: (choice: {readonly id: number; readonly label: string}) => void;
  readonly onClose: () => void;
}

const Form = createContext<((props: NewChoiceProps) => ReactNode) | null>(null);
const Closed = createContext(false);

interface NewChoicesProps {
  /** Makes the record; of a floor above. */
  readonly form: (props: NewChoiceProps) => ReactNode;
  readonly children: ReactNode;
}

/** Lets the pickers within make records. */
export function NewChoices({form, children}: NewChoicesProps) {
  return <Form value={form}>{children}</Form>;
}

/** Pickers within offer no new records. */
export function NoNewChoices({children}: {readonly children: ReactNode}) {
  return <Closed value>{children}</Closed>;
}

export function useMayMake(entity: Entity): boolean {
  const can = useCan();
  const offered = useContext(Form) !== null;
  return !useContext(Closed) && offered && entity.writable && can(entity, 'create');
}

export function NewChoice(props: NewChoiceProps) {
  const form = useContext(Form);
  return (
    form && (
      <Suspense>
        <NoNewChoices>{form(props)}</NoNewChoices>
      </Suspense>
    )
  );
}

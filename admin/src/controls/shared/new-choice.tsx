/** Making the record that is to be chosen, out of its picker: one level deep, and not from where a form would be in the way. */
import {createContext, lazy, Suspense, useContext, type ReactNode} from 'react';
import type {Entity} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import type {Values} from '../../request/parse';

const CreateWithin = lazy(() => import('../../engine/record/CreateWithin'));

const Closed = createContext(false);

/** Pickers within offer no new records. */
export function NoNewChoices({children}: {readonly children: ReactNode}) {
  return <Closed value>{children}</Closed>;
}

export function useMayMake(entity: Entity): boolean {
  const can = useCan();
  return !useContext(Closed) && entity.writable && can(entity, 'create');
}

interface NewChoiceProps {
  readonly entity: Entity;
  /** What was typed into the picker. */
  readonly name: string;
  /** Values that the picker asks of every record. */
  readonly fixed: Values;
  readonly onMade: (choice: {readonly id: number; readonly label: string}) => void;
  readonly onClose: () => void;
}

export function NewChoice(props: NewChoiceProps) {
  return <Suspense><NoNewChoices><CreateWithin {...props} /></NoNewChoices></Suspense>;
}

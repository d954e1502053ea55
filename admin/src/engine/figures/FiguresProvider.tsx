/** Works out once, for all who show them, the figures of the record of a form and of the lines that it is told. */
import {createContext, startTransition, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {emptyRollups} from '@emblem/schemas/expression';
import {useFormTarget} from '../../model/form-target';
import type {Values} from '../../model/parse';
import {blankValues} from '../fields/values';
import {figuresOf, namesRead, type LinesAtHand, type LiveFigures} from './figures';
import {useCopied} from './use-copied';

type TellLines = (name: string, rows: readonly Values[]) => void;

const Figures = createContext<LiveFigures | null>(null);
const Teller = createContext<TellLines | null>(null);

/** The properties that figures are made of, as they are entered; what is emptied takes its default. */
function useEntered(): Values {
  const {entity, record} = useFormTarget();
  const names = useMemo(() => namesRead(entity), [entity]);
  const entered: readonly unknown[] = useWatch({name: names});
  const copied = useCopied();
  return useMemo(() => {
    const typed = names.flatMap((name, index): readonly (readonly [string, unknown])[] => {
      const value = entered[index];
      if (value === undefined) return [];
      return [[name, value === null || value === '' ? (entity.field[name]?.default ?? null) : value]];
    });
    const begun = record ?? {...blankValues(entity.fields), ...emptyRollups(entity)};
    return {...begun, ...copied, ...Object.fromEntries(typed)};
  }, [entity, record, names, entered, copied]);
}

export function FiguresProvider({children}: {readonly children: ReactNode}) {
  const {entity} = useFormTarget();
  const values = useEntered();
  const [atHand, setAtHand] = useState<LinesAtHand>({});
  const tell = useCallback<TellLines>(
    // The cell that is typed into is drawn first.
    (name, rows) => startTransition(() => setAtHand(known => ({...known, [name]: rows}))),
    [],
  );
  const figures = useMemo(() => figuresOf(entity, values, atHand), [entity, values, atHand]);
  return (
    <Teller.Provider value={tell}>
      <Figures.Provider value={figures}>{children}</Figures.Provider>
    </Teller.Provider>
  );
}

export function useFigures(): LiveFigures {
  const figures = useContext(Figures);
  if (!figures) throw new Error('useFigures is used outside of a form.');
  return figures;
}

/** For lines that are being entered: the figures of their record follow from them. */
export function useTellLines(): TellLines {
  const tell = useContext(Teller);
  if (!tell) throw new Error('useTellLines is used outside of a form.');
  return tell;
}

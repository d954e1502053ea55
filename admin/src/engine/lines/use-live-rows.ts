/** Rows with the figures that follow from what is entered, for showing them; the form itself has what is entered. */
import {useEffect, useMemo} from 'react';
import type {Entity, Lines} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {lineFigures} from '../figures/figures';
import {useTellLines} from '../figures/FiguresProvider';
import {isUntouched, type Row} from './rows';

interface Known {
  readonly owner: Values;
  readonly live: Row;
}

/** Rows are never changed but replaced, so what followed from one still does. */
const known = new WeakMap<Row, Known>();

function liveRow(child: Entity, lines: Lines, row: Row, owner: Values): Row {
  const before = known.get(row);
  if (before?.owner === owner) return before.live;
  const live = {...lineFigures(child, lines, row, owner), _key: row._key};
  known.set(row, {owner, live});
  return live;
}

interface Entered {
  readonly child: Entity;
  readonly lines: Lines;
  readonly rows: readonly Row[];
  /** What the lines belong to, as it is being entered. */
  readonly owner: Values;
}

/** Also tells the form of them, whose own figures follow. */
export function useLiveRows({child, lines, rows, owner}: Entered): readonly Row[] {
  const tell = useTellLines();
  const live = useMemo(() => rows.map(row => liveRow(child, lines, row, owner)), [child, lines, rows, owner]);
  useEffect(() => {
    tell(
      lines.name,
      live.filter(row => !isUntouched(child, lines, row)),
    );
  }, [tell, child, lines, live]);
  return live;
}

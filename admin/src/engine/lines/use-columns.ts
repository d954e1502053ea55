/** The columns of lines that the user may see. */
import {useMemo} from 'react';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {isSeen} from '../../access/seen';
import {useSession} from '../../access/session-context';
import {model} from '../../model/schema';

export function useColumns(lines: Lines): {readonly child: Entity; readonly columns: readonly Field[]} {
  const session = useSession();
  const child = model.entity(lines.entity);
  const columns = useMemo(
    () =>
      lines.columns
        .map(name => child.field[name])
        .filter(field => field !== undefined)
        .filter(field => isSeen(session, child, field)),
    [session, child, lines],
  );
  return {child, columns};
}

/** The columns of lines that the user may see, and which of them may be entered. */
import {useMemo} from 'react';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {model} from '../../model/schema';
import {asEntered} from './as-entered';

export function useColumns(lines: Lines): {readonly child: Entity; readonly columns: readonly Field[]} {
  const session = useSession();
  return useMemo(() => {
    const child = asEntered(session, model.entity(lines.entity));
    const columns = lines.columns
      .map(name => child.field[name])
      .filter(field => field !== undefined)
      .filter(field => canSee(session, child, field));
    return {child, columns};
  }, [session, lines]);
}

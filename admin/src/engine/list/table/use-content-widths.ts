/**
 * What the values of each column need. A column that has been wider for an earlier page stays so, or all would shift
 * with every page.
 */
import {useMemo, useState} from 'react';
import {useLocale} from '../../../i18n/hooks';
import type {EntityRecord} from '../../../model/record';
import {useListState} from '../../list-state/list-state';
import {contentWidth} from '../../list-state/widths';

export function useContentWidths(records: readonly EntityRecord[]): ReadonlyMap<string, number> {
  const locale = useLocale();
  const {
    view: {entity},
    columns: {fields},
  } = useListState();
  const [widest] = useState(() => new Map<string, number>());
  return useMemo(() => {
    for (const field of fields) {
      const width = contentWidth(entity, field, records, locale);
      if (width !== undefined) widest.set(field.name, Math.max(width, widest.get(field.name) ?? 0));
    }
    return new Map(widest);
  }, [entity, fields, records, locale, widest]);
}

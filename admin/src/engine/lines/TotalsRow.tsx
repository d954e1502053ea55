/** What the columns of a table of lines come to, below it. */
import type {Field, Lines} from '@emblem/schemas';
import {useLocale, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {currencyOf, isNumeric, shownText} from './cell-text';
import {totalOf} from './totals';

interface TotalsRowProps {
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly rows: readonly Values[];
  /** A column of buttons stands beside the others. */
  readonly acts?: boolean;
}

/** As text, with the currency of the first line. */
export function useTotal(rows: readonly Values[]) {
  const locale = useLocale();
  return (field: Field): string => {
    const total = totalOf(field, rows);
    const value = field.kind === 'decimal' ? total : Number(total);
    return shownText(field, {[field.name]: value}, {locale, currency: currencyOf(field, rows[0] ?? {})});
  };
}

export function TotalsRow({lines, columns, rows, acts = false}: TotalsRowProps) {
  const t = useT();
  const total = useTotal(rows);
  const {totals = []} = lines;
  if (totals.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span>{t('lines.total')}</span>
        </th>
        {columns.map(field => (
          <td key={field.name} className={isNumeric(field) ? 'number' : 'text'} data-total={field.name}>
            {totals.includes(field.name) ? total(field) : ''}
          </td>
        ))}
        {acts && <td className="acts">&nbsp;</td>}
      </tr>
    </tfoot>
  );
}

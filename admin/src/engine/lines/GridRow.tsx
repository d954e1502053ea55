/** One line of a grid. Drawn again when it or what is active in it has changed, not with every key. */
import {memo, type PointerEvent} from 'react';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {targetOf} from '../../controls/shared/relation-of';
import {useNames} from '../../controls/shared/use-choices';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {labelsOf} from '../../model/record';
import {CellInput} from './CellInput';
import {currencyOf, isNumeric, shownText} from './cell-text';
import {enterable, isStored, type Row} from './rows';
import type {Grid} from './use-grid';

const COPY =
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z';
const DELETE = 'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z';
const DRAG = 'M9 20h2v-2H9zm0-6h2v-2H9zm0-6h2V6H9zm4 0h2V6h-2zm0 6h2v-2h-2zm0 6h2v-2h-2z';

/** Hundreds of them stand in a grid; a button of the library each would be felt. */
function Glyph({path}: {readonly path: string}) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden fill="currentColor">
      <path d={path} />
    </svg>
  );
}

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

/** A record that was chosen just now came without its name. */
function ChosenName({field, id}: {readonly field: Field; readonly id: number}) {
  return <>{useNames(targetOf(field), [id], NOTHING_KNOWN).get(id) ?? `#${id}`}</>;
}

interface ValueProps {
  readonly field: Field;
  readonly row: Row;
}

const IN_TEXT: ReadonlySet<string> = new Set([
  'image',
  'file',
  'files',
  'design',
  'json',
  'object',
  'table',
  'datetime',
  'colour',
]);

function Value({field, row}: ValueProps) {
  const locale = useLocale();
  const value = row[field.name];
  if (isBlank(value)) return null;
  if (IN_TEXT.has(field.control)) return <FieldDisplay field={field} value={value} record={row} dense />;
  if (field.relation && typeof value === 'number' && !labelsOf(row, field.name))
    return <ChosenName field={field} id={value} />;
  return <>{shownText(field, row, {locale, currency: currencyOf(field, row)})}</>;
}

const FIXED = {'aria-readonly': true} as const;

export interface RowProps {
  readonly child: Entity;
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly row: Row;
  readonly index: number;
  /** Of this row, the column that is active. */
  readonly active: number | undefined;
  /** Whether that column is being edited, and what was typed replaces its value. */
  readonly editing: 'whole' | 'replaced' | undefined;
  readonly faults: Readonly<Record<string, string>> | undefined;
  readonly id: string;
  /** Where a row that is being dragged would land: above this one, or below. */
  readonly mark: 'above' | 'below' | undefined;
  readonly grid: Pick<Grid, 'type' | 'commit' | 'cancel' | 'begin' | 'go' | 'duplicate' | 'remove'>;
  readonly onGrab: (event: PointerEvent, index: number) => void;
}

interface RowActsProps extends Pick<RowProps, 'index'> {
  /** By Tab, which goes through the active row alone. */
  readonly reached: boolean;
  readonly grid: Pick<Grid, 'duplicate' | 'remove'>;
}

function RowActs({index, reached, grid}: RowActsProps) {
  const t = useT();
  return (
    <td className="acts">
      <button
        type="button"
        tabIndex={reached ? 0 : -1}
        title={t('lines.copy')}
        aria-label={t('lines.copyOf', {row: index + 1})}
        onClick={() => grid.duplicate(index)}
      >
        <Glyph path={COPY} />
      </button>
      <button
        type="button"
        tabIndex={reached ? 0 : -1}
        title={t('lines.remove')}
        aria-label={t('lines.removeOf', {row: index + 1})}
        onClick={() => grid.remove(index)}
      >
        <Glyph path={DELETE} />
      </button>
    </td>
  );
}

export const GridRow = memo(function GridRow(props: RowProps) {
  const {child, lines, columns, row, index, active, editing, faults, id, mark, grid, onGrab} = props;
  const t = useT();
  const say = useSay();
  const open = new Set(enterable(child, lines, isStored(row)));
  const own = faults?.[''];
  return (
    <tr className={mark} aria-rowindex={index + 2}>
      <th scope="row">
        {child.sort && (
          <span className="grip" title={t('lines.drag')} onPointerDown={event => onGrab(event, index)}>
            <Glyph path={DRAG} />
          </span>
        )}
        {index + 1}
        {own !== undefined && <p className="fault">{own}</p>}
      </th>
      {columns.map((field, column) => {
        const isActive = active === column;
        const fault = faults?.[field.name];
        const described = fault === undefined ? undefined : `${id}-${row._key}-${field.name}`;
        const label = t('lines.cell', {field: say(field.label), row: index + 1});
        return (
          <td
            key={field.name}
            className={`${isNumeric(field) ? 'number' : 'text'}${open.has(field) ? '' : ' fixed'}`}
            data-place={`${index}.${column}`}
            data-field={field.name}
            data-name={field.name === child.display || undefined}
            tabIndex={isActive ? 0 : -1}
            aria-selected={isActive}
            {...(open.has(field) ? {} : FIXED)}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={described}
            onMouseDown={() => !(isActive && editing) && grid.go({row: index, column})}
            onDoubleClick={() => grid.begin({row: index, column})}
            onFocus={event => event.target === event.currentTarget && !isActive && grid.go({row: index, column})}
          >
            {isActive && editing ? (
              <CellInput
                field={field}
                row={row}
                label={label}
                replaces={editing === 'replaced'}
                onType={grid.type}
                onCommit={grid.commit}
                onCancel={grid.cancel}
              />
            ) : (
              <Value field={field} row={row} />
            )}
            {fault !== undefined && (
              <p className="fault" id={described}>
                {fault}
              </p>
            )}
          </td>
        );
      })}
      <RowActs index={index} reached={active !== undefined} grid={grid} />
    </tr>
  );
});

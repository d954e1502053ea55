/** The cells of a table by the record and the property that they show. */
import type {Field} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import type {IsEditable} from './editable';

/** For the element of a cell. */
export function cellProps(field: Field) {
  return {'data-field': field.name} as const;
}

export interface Cell {
  readonly record: EntityRecord;
  readonly field: Field;
  readonly element: HTMLElement;
}

const CELL = 'td[data-field]';

export class Cells {
  constructor(
    private readonly body: HTMLTableSectionElement,
    private readonly records: readonly EntityRecord[],
    private readonly fields: readonly Field[],
    private readonly isEditable: IsEditable,
  ) {}

  /** The cell that holds what was pressed, if it may be edited. */
  at(target: EventTarget | null): Cell | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
    const row = element?.closest('tr');
    if (!element || !row) return undefined;
    return this.ofRow(this.placeOf(row)).find(cell => cell.element === element);
  }

  /** The first of the row that holds what was pressed. */
  firstAt(target: EventTarget | null): Cell | undefined {
    const row = target instanceof Element ? target.closest('tr') : null;
    return row ? this.ofRow(this.placeOf(row))[0] : undefined;
  }

  /** The next one in reading order, or the one before; undefined at the ends of the page. */
  beside({record, field}: Cell, by: 1 | -1): Cell | undefined {
    const all = this.records.flatMap((_, index) => this.ofRow(index));
    const place = all.findIndex(cell => cell.record.id === record.id && cell.field === field);
    return place < 0 ? undefined : all[place + by];
  }

  /** The same property of the next record, or of the one before. */
  below({record, field}: Cell, by: 1 | -1): Cell | undefined {
    const column = this.records.flatMap((_, index) => this.ofRow(index).filter(cell => cell.field === field));
    const place = column.findIndex(cell => cell.record.id === record.id);
    return place < 0 ? undefined : column[place + by];
  }

  /** Of the record that a row shows; -1 for rows of something else, such as of its lines. */
  private placeOf(row: HTMLTableRowElement): number {
    return this.records.findIndex(({id}) => String(id) === row.dataset.row);
  }

  private ofRow(index: number): readonly Cell[] {
    const record = this.records[index];
    const row = record && this.body.querySelector(`tr[data-row="${record.id}"]`);
    if (!record || !row) return [];
    return this.fields
      .filter(field => this.isEditable(record, field))
      .flatMap(field => {
        const element = row.querySelector<HTMLElement>(`td[data-field="${field.name}"]`);
        return element ? [{record, field, element}] : [];
      });
  }
}

/** Puts the focus on the cell itself, from where keys go on. */
export function focusCell({element}: Cell): void {
  element.tabIndex = -1;
  element.focus();
}

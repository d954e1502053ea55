/** Columns that give way to one another. */
interface Column {
  /** Pixels. */
  readonly width: number;
  readonly least: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How many of the first columns have room beside one another, be they as narrow as they may. */
function inSight(columns: readonly Column[], room: number): number {
  return columns.filter((_, index) => sum(columns.slice(0, index + 1).map(({least}) => least)) <= room).length;
}

/**
 * How wide each column becomes where they have `room` together; as wide as they would be where that is enough. Where
 * not even the least is, the first ones give way until the last of them in sight is whole; those that are scrolled to
 * need not.
 */
export function fitWidths(columns: readonly Column[], room: number): readonly number[] {
  const count = inSight(columns, room);
  const first = columns.slice(0, count);
  const wanted = sum(first.map(({width}) => width));
  const spare = wanted - sum(first.map(({least}) => least));
  const share = spare === 0 ? 0 : Math.min(1, Math.max(0, (wanted - room) / spare));
  return columns.map(({width, least}, index) => (index < count ? Math.floor(width - share * (width - least)) : width));
}

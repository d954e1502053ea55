/** Columns that give way to one another. */
interface Column {
  /** Pixels. */
  readonly width: number;
  readonly least: number;
}

/** How wide each column becomes where they have `room` together; as wide as they would be where that is enough. */
export function fitted(columns: readonly Column[], room: number): readonly number[] {
  const wanted = columns.reduce((sum, {width}) => sum + width, 0);
  const spare = columns.reduce((sum, {width, least}) => sum + width - least, 0);
  const share = spare === 0 ? 0 : Math.min(1, Math.max(0, (wanted - room) / spare));
  return columns.map(({width, least}) => Math.floor(width - share * (width - least)));
}

/** An uploaded table as rows of cells, whichever format it has. */
import {parse} from 'csv-parse/sync';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Language} from '../access/actor';

export type Table = readonly (readonly unknown[])[];

function isZip(content: Buffer): boolean {
  return content.length > 4 && content.readUInt32LE(0) === 0x04034b50;
}

async function readWorkbook(content: Buffer): Promise<Table> {
  const {default: readSheets} = await import('read-excel-file/node');
  const [sheet] = await readSheets(content);
  return sheet?.data ?? [];
}

/** Throws 422 for what is neither a workbook nor a CSV in UTF-8. */
export async function readTable(content: Buffer, language: Language): Promise<Table> {
  try {
    if (isZip(content)) return await readWorkbook(content);
    const rows: Table = parse(content, {bom: true, relax_column_count: true, skip_empty_lines: true});
    return rows;
  } catch {
    throw new Refusal(422, text('badTable', language));
  }
}

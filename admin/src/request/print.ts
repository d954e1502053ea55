/** Designs of records as files for print. */
import {send} from './http';
import {asList, asNumber, asText, isValues} from '../model/parse';

export const PRINT_FORMATS = ['pdf', 'pdfx', 'svg', 'png'] as const;

export type PrintFormat = (typeof PRINT_FORMATS)[number];

export interface PrintedFile {
  readonly file: Blob;
  readonly name: string;
  /** What is not as the design shows it, and how much more of it there is. */
  readonly problems: readonly {readonly code: string; readonly detail: string; readonly more: number}[];
}

/** Large pictures take their time. */
const PATIENCE = 300_000;

/** Throws an HttpError that says why the design cannot be printed. */
export async function printRecord(entity: string, id: number, format: PrintFormat): Promise<PrintedFile> {
  const {headers, body} = await send(`/rest/${encodeURIComponent(entity)}/${id}/print?format=${format}`, {
    headers: {Accept: '*/*'},
    timeout: PATIENCE,
    hideLoading: true,
  });
  const name =
    /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ??
    `${entity}-${id}.${format === 'pdfx' ? 'pdf' : format}`;
  return {file: body, name, problems: problemsOf(headers.get('X-Print-Problems'))};
}

function problemsOf(header: string | null): PrintedFile['problems'] {
  if (header === null) return [];
  return asList(JSON.parse(decodeURIComponent(header)))
    .filter(isValues)
    .map(({code, detail, more}) => ({
      code: asText(code) ?? '',
      detail: asText(detail) ?? '',
      more: asNumber(more) ?? 0,
    }));
}

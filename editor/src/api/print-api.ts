/** The print file of the open design, made by the server from what is sent. */
import type {DesignFile} from '../document/serialize';
import {isRecord} from '../document/read';
import type {Position} from '../document/types';
import {ApiError, type Transport} from './request';

/** `pdfx` is PDF/X-4, in the four inks of a press. */
export type PrintFormat = 'pdf' | 'pdfx' | 'svg' | 'png';

export interface PrintWish {
  readonly format: PrintFormat;
  /** Of SVG and PNG, which hold one side. */
  readonly position: Position;
  readonly design: DesignFile;
  readonly categoryId: number;
  /** In which the server says what is wrong. */
  readonly language: string;
}

/** A colour as the design shows it, and as it is printed. */
export interface ColourShift {
  readonly from: string;
  readonly to: string;
}

export interface PrintFile {
  readonly file: Blob;
  /** Signs that no font has, as they are listed. */
  readonly missing: string;
  /** How many others there are. */
  readonly missingMore: number;
  /** Colours that four inks cannot show. */
  readonly shifts: readonly ColourShift[];
}

/** Throws `ApiError` with the server's reason. */
export async function requestPrint(
  transport: Transport,
  {format, position, design, categoryId, language}: PrintWish,
): Promise<PrintFile> {
  const token = transport.token('staff');
  const headers = {language, 'content-type': 'application/json', ...(token === undefined ? {} : {token})};
  const side = format === 'pdf' || format === 'pdfx' ? '' : `&position=${position}`;
  const response = await transport
    .fetch(`/rest/template/print?format=${format}${side}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({design, ...(categoryId > 0 ? {categoryId} : {})}),
    })
    .catch((error: unknown) => {
      throw new ApiError('network', String(error));
    });
  if (response.status === 401) transport.expired('staff');
  if (!response.ok) throw new ApiError(String(response.status), await messageOf(response));
  const problems = problemsOf(response.headers.get('X-Print-Problems'));
  return {
    file: await response.blob(),
    missing: [...detailsOf(problems, 'missing-sign').join('')].join(' '),
    missingMore: Number(problems.find(({code}) => code === 'missing-sign')?.more ?? 0),
    shifts: detailsOf(problems, 'gamut').flatMap(shiftsOf),
  };
}

async function messageOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    return isRecord(body) && typeof body.message === 'string' ? body.message : '';
  } catch {
    return '';
  }
}

function problemsOf(header: string | null): readonly Readonly<Record<string, unknown>>[] {
  const problems: unknown = header === null ? [] : JSON.parse(decodeURIComponent(header));
  return Array.isArray(problems) ? problems.filter(isRecord) : [];
}

const detailsOf = (problems: ReturnType<typeof problemsOf>, wanted: string): readonly string[] =>
  problems.filter(({code}) => code === wanted).map(({detail}) => String(detail));

const shiftsOf = (detail: string): readonly ColourShift[] =>
  detail.split(', ').map(pair => {
    const [from = '', to = ''] = pair.split(' ');
    return {from, to};
  });

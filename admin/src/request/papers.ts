/** Papers of records, as the tree that a page is made of and as PDF. */
import type {PaperHead} from '@emblem/schemas';
import type {PaperTree} from '@emblem/schemas/papers';
import {paperTreeOf} from '../model/paper-tree';
import {send, sendJson} from './http';

export interface WantedPaper {
  readonly paper: PaperHead;
  readonly id: number;
  /** Empty for that of the record. */
  readonly language: string;
}

/** What of a text no font has. */
export interface MissingSigns {
  /** Those that are told. */
  readonly signs: readonly string[];
  /** How many others there are. */
  readonly more: number;
}

export interface PaperPdf {
  readonly file: Blob;
  readonly name: string;
  /** Signs that no font has. */
  readonly missing: MissingSigns;
}

export function addressOfPaper({paper, id, language}: WantedPaper, format: 'pdf' | 'tree' | 'mail'): string {
  const query = new URLSearchParams({format, ...(language && {language})});
  return `/rest/${encodeURIComponent(paper.entity)}/${id}/documents/${encodeURIComponent(paper.key)}?${String(query)}`;
}

/** Throws an HttpError that says why there is no such paper for whoever asks. */
export async function fetchPaper(wanted: WantedPaper, signal: AbortSignal): Promise<PaperTree> {
  return paperTreeOf(await sendJson(addressOfPaper(wanted, 'tree'), {signal, hideLoading: true}));
}

/** What the server tells of them beside a paper and its mail. */
export function missingOf(headers: Headers): MissingSigns {
  return {
    signs: [...decodeURIComponent(headers.get('X-Paper-Missing') ?? '')],
    more: Number(headers.get('X-Paper-Missing-More') ?? 0),
  };
}

/** Throws an HttpError that says why it cannot be made, such as too many lines. */
export async function fetchPaperPdf(wanted: WantedPaper): Promise<PaperPdf> {
  const {headers, body} = await send(addressOfPaper(wanted, 'pdf'), {headers: {Accept: '*/*'}, hideLoading: true});
  const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return {file: body, name: name ?? `${wanted.paper.key}-${wanted.id}.pdf`, missing: missingOf(headers)};
}

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

export interface PaperPdf {
  readonly file: Blob;
  readonly name: string;
  /** Signs that no font has. */
  readonly missing: readonly string[];
}

export function addressOfPaper({paper, id, language}: WantedPaper, format: 'pdf' | 'tree' | 'mail'): string {
  const query = new URLSearchParams({format, ...(language && {language})});
  return `/rest/${encodeURIComponent(paper.entity)}/${id}/documents/${encodeURIComponent(paper.key)}?${String(query)}`;
}

/** Throws an HttpError that says why there is no such paper for whoever asks. */
export async function fetchPaper(wanted: WantedPaper, signal: AbortSignal): Promise<PaperTree> {
  return paperTreeOf(await sendJson(addressOfPaper(wanted, 'tree'), {signal, hideLoading: true}));
}

/** Throws an HttpError that says why it cannot be made, such as too many lines. */
export async function fetchPaperPdf(wanted: WantedPaper): Promise<PaperPdf> {
  const {headers, body} = await send(addressOfPaper(wanted, 'pdf'), {headers: {Accept: '*/*'}, hideLoading: true});
  const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  return {
    file: body,
    name: name ?? `${wanted.paper.key}-${wanted.id}.pdf`,
    missing: [...decodeURIComponent(headers.get('X-Paper-Missing') ?? '')],
  };
}

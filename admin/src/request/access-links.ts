/** Links that customers are given: made, listed and ended by staff, and used by whoever holds one. */
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';
import {paperTreeOf} from '../model/paper-tree';
import type {PaperTree} from '@emblem/schemas/papers';
import {get, post} from './api';
import {send, sendJson} from './http';

export interface AccessLink {
  readonly id: number;
  readonly userName: string;
  /** Times are ISO 8601, UTC. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | undefined;
  readonly endedAt: string | undefined;
}

/** Newest first. */
export async function accessLinks(
  entity: string,
  recordId: number,
  signal: AbortSignal,
): Promise<readonly AccessLink[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({entity, recordId}),
    sort: JSON.stringify(['id', 'DESC']),
    range: JSON.stringify([0, 19]),
  });
  const links = asList(await sendJson(`/rest/access-link?${String(query)}`, {signal, hideLoading: true}));
  return links
    .filter(isValues)
    .map(link => ({
      id: asNumber(link.id) ?? 0,
      userName: asText(link.userName) ?? '',
      createdAt: asText(link.createdAt) ?? '',
      expiresAt: asText(link.expiresAt) ?? '',
      lastUsedAt: asText(link.lastUsedAt),
      endedAt: asText(link.endedAt),
    }));
}

/** The address of a new link, which is told this once. */
export async function makeAccessLink(entity: string, id: number, days: number): Promise<string> {
  const path = `/rest/${encodeURIComponent(entity)}/actions/link`;
  const made = asValues(await sendJson(path, {method: 'POST', body: JSON.stringify({ids: [id], days})}));
  return location.origin + (asText(made.path) ?? '');
}

export async function endAccessLink(id: number): Promise<void> {
  await sendJson('/rest/access-link/actions/end', {method: 'POST', body: JSON.stringify({ids: [id]})});
}

/** What somebody holds who came by a link. */
export interface HeldLink {
  readonly entity: string;
  readonly id: number;
  readonly secret: string;
  /** The paper that it shows. */
  readonly paper: string;
}

/** Throws an HttpError: 401 where the link opens nothing. */
export async function recordByLink(held: HeldLink, signal: AbortSignal): Promise<Values> {
  return asValues(asValues(await get('/app/document/getBySecret', {}, signal, byLink(held))).record);
}

/** In the language of the record where none is chosen. */
export async function paperByLink(held: HeldLink, language: string, signal: AbortSignal): Promise<PaperTree> {
  return paperTreeOf(await sendJson(paperPath(held, 'tree', language), {...byLink(held), signal}));
}

export async function pdfByLink(held: HeldLink, language: string): Promise<Blob> {
  const {headers, ...options} = byLink(held);
  return (await send(paperPath(held, 'pdf', language), {...options, headers: {...headers, Accept: '*/*'}})).body;
}

/** Answers by a step; `values` have the version that was seen, so that what changed since is not agreed to. */
export async function answerByLink(held: HeldLink, answer: string, values: Values): Promise<void> {
  await post('/app/document/answer', {answer, ...values}, undefined, byLink(held));
}

function byLink({secret}: HeldLink) {
  return {headers: {Authorization: `Link ${secret}`}, hideLoading: true, outsideSession: true, quiet: true} as const;
}

function paperPath({entity, id, paper}: HeldLink, format: 'tree' | 'pdf', language: string): string {
  const query = new URLSearchParams({format, ...(language && {language})});
  return `/rest/${encodeURIComponent(entity)}/${id}/documents/${encodeURIComponent(paper)}?${String(query)}`;
}

/** Links that customers are given: made, listed and ended by staff, and used by whoever holds one. */
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';
import {paperTreeOf} from '../model/paper-tree';
import type {PaperTree} from '@emblem/schemas/papers';
import {send, sendJson, type SendOptions} from './http';

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

function byLink({secret}: HeldLink, more: SendOptions = {}): SendOptions {
  return {
    ...more,
    headers: {...more.headers, Authorization: `Link ${secret}`},
    hideLoading: true,
    outsideSession: true,
  };
}

function pathOf({entity, id}: HeldLink): string {
  return `/rest/${encodeURIComponent(entity)}/${id}`;
}

/** Throws an HttpError: 401 where the link opens nothing. */
export async function recordByLink(held: HeldLink, signal: AbortSignal): Promise<Values> {
  return asValues(await sendJson(pathOf(held), byLink(held, {signal})));
}

export async function paperByLink(held: HeldLink, signal: AbortSignal): Promise<PaperTree> {
  const path = `${pathOf(held)}/documents/${encodeURIComponent(held.paper)}?format=tree`;
  return paperTreeOf(await sendJson(path, byLink(held, {signal})));
}

export async function pdfByLink(held: HeldLink): Promise<Blob> {
  const path = `${pathOf(held)}/documents/${encodeURIComponent(held.paper)}?format=pdf`;
  return (await send(path, byLink(held, {headers: {Accept: '*/*'}}))).body;
}

/** Takes a step; `values` have the version that was seen, so that what changed since is not agreed to. */
export async function stepByLink(held: HeldLink, action: string, values: Values): Promise<void> {
  const body = JSON.stringify({ids: [held.id], values});
  const path = `/rest/${encodeURIComponent(held.entity)}/actions/${encodeURIComponent(action)}`;
  await sendJson(path, byLink(held, {method: 'POST', body}));
}

/** Papers by mail: the draft that the server proposes, what is sent, and what was sent of a record before. */
import {asList, asNumber, asText, asValues, isValues} from '../model/parse';
import {LINK_PLACE} from '@emblem/schemas/papers';
import {send, sendJson} from './http';
import {addressOfPaper, missingOf, type MissingSigns, type WantedPaper} from './papers';

export interface PaperMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Signs that no font has, for which squares stand on the paper. */
  readonly missing: string;
}

export interface PaperMailDraft extends PaperMail {
  /** The same, and how many others there are. */
  readonly lacking: MissingSigns;
}

export interface IssuedDocument {
  readonly id: number;
  readonly paper: string;
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  /** The address of the PDF as it was sent. */
  readonly file: string;
  readonly mailedTo: string;
  readonly userName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** With a `link` the text leads to its address. Throws an HttpError that says why the record cannot be mailed yet. */
export async function draftMail(
  wanted: WantedPaper,
  link: string | undefined,
  signal: AbortSignal,
): Promise<PaperMailDraft> {
  const address = `${addressOfPaper(wanted, 'mail')}${link === undefined ? '' : '&link=true'}`;
  const {headers, body} = await send(address, {signal, hideLoading: true});
  const draft = asValues(JSON.parse(await body.text()));
  const text = (asText(draft.text) ?? '').replace(LINK_PLACE, () => link ?? LINK_PLACE);
  const missing = asText(draft.missing) ?? '';
  const lacking = missingOf(headers);
  return {to: asText(draft.to) ?? '', subject: asText(draft.subject) ?? '', text, missing, lacking};
}

/** `key` says that a second attempt is the same mail. */
export async function mailPaper(
  {paper, id, language}: WantedPaper,
  {to, subject, text, missing}: PaperMail,
  key: string,
): Promise<void> {
  await sendJson(`/rest/${encodeURIComponent(paper.entity)}/${id}/documents/${encodeURIComponent(paper.key)}`, {
    method: 'POST',
    headers: {'Idempotency-Key': key},
    body: JSON.stringify({to, subject, text, missing, ...(language && {language})}),
  });
}

/** Newest first. */
export async function issuedDocuments(
  entity: string,
  recordId: number,
  signal: AbortSignal,
): Promise<readonly IssuedDocument[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({entity, recordId}),
    sort: JSON.stringify(['id', 'DESC']),
    range: JSON.stringify([0, 19]),
  });
  const issued = asList(await sendJson(`/rest/issued-document?${String(query)}`, {signal, hideLoading: true}));
  return issued
    .filter(isValues)
    .map(each => ({
      id: asNumber(each.id) ?? 0,
      paper: asText(each.paper) ?? '',
      name: asText(each.name) ?? '',
      language: asText(each.language) ?? '',
      file: asText(each.file) ?? '',
      mailedTo: asText(each.mailedTo) ?? '',
      userName: asText(each.userName) ?? '',
      createdAt: asText(each.createdAt) ?? '',
    }));
}

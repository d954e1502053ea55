/** What a new record would be that is made from another one, as the server proposes it (`x-from`). */
import {asText, asValues, type Values} from '../model/parse';
import {sendJson, type SendOptions} from './http';
import {entityPath} from './rest';

export interface Proposal {
  /** By property; lines by their name. */
  readonly values: Values;
  /** Tells what was shown from what would be proposed later on. */
  readonly seen: string;
}

/** Of which proposal a new record is made, for the address that it is sent to. */
export interface Making {
  /** As in `order:12`. */
  readonly from: string;
  readonly seen: string;
}

export async function askProposal(
  entity: string,
  from: string,
  options: Pick<SendOptions, 'signal' | 'hideLoading'> = {},
): Promise<Proposal> {
  const query = new URLSearchParams({from});
  const answer = asValues(await sendJson(entityPath(entity, `/actions/proposal?${query}`), options));
  return {values: asValues(answer.values), seen: asText(answer.seen) ?? ''};
}

/** What somebody holds who was given a link, read out of the address of a page or of a text that they paste. */
import type {HeldLink} from '../../request/access-links';

const ID = /^[1-9]\d{0,14}$/;
/** `order/12/secret`, as the page of files is opened. */
const FILES = /^([a-z-]{1,60})\/(\d{1,15})\/([\w-]{1,200})$/;
/** `https://…/link/order/12#secret`, as it was sent. */
const SENT = /\/link\/([a-z-]{1,60})\/(\d{1,15})#([\w-]{1,200})\s*$/;

/** The paper that links to records of an entity show; undefined where none are given. */
export type PaperOf = (entity: string) => string | undefined;

/** Undefined where such records are not given by links, or the address is not whole. */
export function heldLink(paperOf: PaperOf, entity: string, id: string, secret: string): HeldLink | undefined {
  const paper = paperOf(entity);
  return paper === undefined || !ID.test(id) || secret === '' ? undefined : {entity, id: Number(id), secret, paper};
}

function heldBy(paperOf: PaperOf, pattern: RegExp, text: string): HeldLink | undefined {
  const [, key, id, secret] = pattern.exec(text) ?? [];
  return key === undefined || id === undefined || secret === undefined ? undefined : heldLink(paperOf, key, id, secret);
}

/** Of what stands behind the `#` of the page of files. */
export const heldInHash = (paperOf: PaperOf, hash: string): HeldLink | undefined =>
  heldBy(paperOf, FILES, hash.replace(/^#/, ''));

/** Of a link as it was sent, whichever page it leads to. */
export function heldInText(paperOf: PaperOf, text: string): HeldLink | undefined {
  return heldBy(paperOf, SENT, text) ?? heldInHash(paperOf, text.slice(text.indexOf('#')).trim());
}

/** Its files have a page of their own; the secret stays behind the `#`, which is sent to nobody. */
export const filesPath = ({entity, id, secret}: HeldLink): string => `/fileList#${entity}/${id}/${secret}`;

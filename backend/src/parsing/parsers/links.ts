/** Whether a page has a link to an address, and whether search engines are told not to follow it. */
import {readFile} from 'node:fs/promises';
import type {FileInput, Parser} from '../parser';

export interface LinksInput extends FileInput {
  /** Where the page was, for addresses that go on from there. */
  readonly page: string;
  readonly target: string;
}

export type FoundLink = 'none' | 'followed' | 'nofollow';

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** What is asked of a node of the page, whichever it is. */
interface Node {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly attrs?: readonly Attribute[];
  readonly childNodes?: readonly Node[];
}

/** Alike are addresses that differ in scheme, `www.`, a slash at the end, or a part of the page. */
function sameness(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const {protocol, hostname, pathname, search} = new URL(address, base);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}

const attribute = (node: Node, name: string): string | undefined => node.attrs?.find(each => each.name === name)?.value;

export const links: Parser<LinksInput, FoundLink> = {
  maxBytes: 2 * 1024 * 1024,
  seconds: 10,
  async run({path, page, target}) {
    const {parse} = await import('parse5');
    const wanted = sameness(target);
    let base = page;
    let found: FoundLink = 'none';
    const waiting: Node[] = [parse(await readFile(path, 'utf8'))];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const href = attribute(node, 'href');
      if (node.tagName === 'base' && href !== undefined && URL.canParse(href, page)) base = new URL(href, page).href;
      else if (node.tagName === 'a' && href !== undefined && sameness(href, base) === wanted) {
        if (!/\b(?:nofollow|sponsored|ugc)\b/i.test(attribute(node, 'rel') ?? '')) return 'followed';
        found = 'nofollow';
      }
      waiting.push(...[...(node.childNodes ?? [])].reverse());
    }
    return found;
  },
};

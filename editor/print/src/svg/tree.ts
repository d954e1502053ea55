/** A drawing as a tree, read and written without a browser. */
import {SaxesParser} from 'saxes';
import {declareNames} from './entities';
import {SvgError, SVG_LIMITS} from './limits';

export interface SvgElement {
  /** Without the prefix of the SVG namespace. */
  name: string;
  readonly attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

/** The text is fed in pieces of so many characters, so that reading stops where a limit is passed. */
const PIECE = 64 * 1024;

const LINK = /^[\w.-]+:href$/;

/**
 * Reads well-formed XML. Elements of other namespaces and their attributes are left out, `xlink:href` becomes `href`.
 * Throws `SvgError` for what is not well-formed or no drawing, and at once where a limit is passed.
 */
export function readTree(text: string): SvgElement {
  const reader = new TreeReader();
  for (let at = 0; at < text.length; at += PIECE) reader.read(text.slice(at, at + PIECE));
  return reader.end();
}

class TreeReader {
  private readonly parser = new SaxesParser();
  private readonly open: SvgElement[] = [];
  private root: SvgElement | undefined;
  private prefix = '';
  private elements = 0;
  private attributes = 0;
  /** Elements of a foreign one that is open, itself included. */
  private foreign = 0;

  constructor() {
    const {parser} = this;
    parser.on('error', error => {
      throw new SvgError('unreadable', error.message);
    });
    parser.on('doctype', text => declareNames(text, parser.ENTITIES));
    parser.on('opentagstart', () => {
      this.attributes = 0;
    });
    parser.on('attribute', () => {
      this.attributes += 1;
      if (this.attributes > SVG_LIMITS.attributes) throw new SvgError('too-complex', 'attributes');
    });
    parser.on('opentag', ({name, attributes}) => this.begin(name, attributes));
    parser.on('closetag', () => this.close());
    parser.on('text', text => this.text(text));
    parser.on('cdata', text => this.text(text));
  }

  read(piece: string): void {
    this.parser.write(piece);
  }

  end(): SvgElement {
    this.parser.close();
    if (!this.root) throw new SvgError('unreadable');
    return this.root;
  }

  private begin(fullName: string, given: Readonly<Record<string, string>>): void {
    this.elements += 1;
    if (this.elements > SVG_LIMITS.elements) throw new SvgError('too-complex', 'elements');
    if (this.open.length + this.foreign >= SVG_LIMITS.depth) throw new SvgError('too-complex', 'depth');
    if (!this.root) this.prefix = /^([\w.-]+:)svg$/.exec(fullName)?.[1] ?? '';
    const name = this.nameOf(fullName);
    if (this.foreign > 0 || name === undefined) {
      this.foreign += 1;
      return;
    }
    if (!this.root && name !== 'svg') throw new SvgError('unreadable', name);
    const element = {name, attributes: attributesOf(given), children: []};
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
    this.root ??= element;
  }

  private nameOf(fullName: string): string | undefined {
    if (!fullName.includes(':')) return fullName;
    return this.prefix !== '' && fullName.startsWith(this.prefix) ? fullName.slice(this.prefix.length) : undefined;
  }

  private close(): void {
    if (this.foreign > 0) this.foreign -= 1;
    else this.open.pop();
  }

  private text(text: string): void {
    if (this.foreign === 0) this.open.at(-1)?.children.push(text);
  }
}

/** Handlers and what programs note for themselves are no part of the picture. */
function attributesOf(given: Readonly<Record<string, string>>): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (LINK.test(name)) attributes.set('href', value);
    else if (name === 'xml:space' || (!name.includes(':') && !/^(?:on|data-|aria-|xmlns)/i.test(name)))
      attributes.set(name, value);
  }
  return attributes;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** The tree as text, without blanks between its elements. */
export function writeTree(element: SvgElement): string {
  const parts: string[] = [];
  write(element, parts);
  return parts.join('');
}

function write({name, attributes, children}: SvgElement, parts: string[]): void {
  parts.push('<', name);
  for (const [key, value] of attributes)
    parts.push(
      ' ',
      key,
      '="',
      value.replaceAll(/[&<>"\n\t]/g, sign => ESCAPES[sign] ?? sign),
      '"',
    );
  if (children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of children) {
    if (typeof child === 'string') parts.push(child.replaceAll(/[&<>]/g, sign => ESCAPES[sign] ?? sign));
    else write(child, parts);
  }
  parts.push('</', name, '>');
}

export const elementsOf = ({children}: SvgElement): readonly SvgElement[] =>
  children.filter(child => typeof child !== 'string');

/** The element and everything in it, from the outside in. */
export function* allOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of elementsOf(element)) yield* allOf(child);
}

export const textOf = ({children}: SvgElement): string =>
  children.map(child => (typeof child === 'string' ? child : textOf(child))).join('');

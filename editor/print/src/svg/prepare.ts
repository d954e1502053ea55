/**
 * A drawing from a stranger said in words that the renderer knows, without anything that runs, moves or lies elsewhere.
 */
import {letteringOf, type Lettering} from './families';
import {SvgError, SVG_LIMITS} from './limits';
import type {Notes} from './notes';
import {declarationsOf, Styles, UNREAD, variablesOf, styleText} from './styles';
import {originOf, plainTransform, type View} from './transforms';
import {allOf, elementsOf, textOf, type SvgElement} from './tree';

const KEPT = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'switch',
  'a',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'tref',
  'image',
  'clipPath',
  'mask',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
  'marker',
  'filter',
]);

const MOVING = new Set(['animate', 'animateTransform', 'animateMotion', 'animateColor', 'set']);
const OF_PAGES = new Set(['foreignObject', 'iframe', 'video', 'audio', 'canvas', 'embed', 'object']);
/** Are drawn by no browser either, and not missed. */
const SILENT = new Set([
  'title',
  'desc',
  'metadata',
  'script',
  'view',
  'cursor',
  'font',
  'font-face',
  'glyph',
  'missing-glyph',
  'mpath',
]);

export interface Prepared {
  readonly lettering: Lettering;
  /** Elements that show pictures at a data address, each with what holds it. */
  readonly pictures: readonly {readonly element: SvgElement; readonly parent: SvgElement}[];
}

/** Changes the tree. Throws `SvgError` where a limit is passed. */
export function prepare(root: SvgElement, notes: Notes): Prepared {
  return new Preparation(root, notes).done();
}

class Preparation {
  private readonly styles: Styles;
  private readonly pictures: {element: SvgElement; parent: SvgElement}[] = [];
  private letters = '';
  /** Every rule is held against every element. */
  private readonly rules: number;

  constructor(
    private readonly root: SvgElement,
    private readonly notes: Notes,
  ) {
    const sheets = [...allOf(root)].filter(({name}) => name === 'style').map(textOf);
    if (sheets.reduce((sum, {length}) => sum + length, 0) > SVG_LIMITS.rules)
      throw new SvgError('too-complex', 'rules');
    this.rules = sheets.reduce((sum, sheet) => sum + sheet.split(/[{,]/).length - 1, 0);
    this.styles = new Styles(variablesOf(sheets), notes);
  }

  done(): Prepared {
    if (this.rules > 0 && this.rules * [...allOf(this.root)].length > SVG_LIMITS.matches)
      throw new SvgError('too-complex', 'rules');
    renameIds(this.root);
    this.element(this.root, {left: 0, top: 0, width: 0, height: 0});
    const lettering =
      this.letters.trim() === '' ? {files: [], missing: []} : letteringOf(this.letters, this.styles.faces);
    if (lettering.files.length > 0) for (const family of this.styles.missing) this.notes.add('font', family);
    if (lettering.missing.length > 0) this.notes.add('sign', lettering.missing.join(''));
    return {lettering, pictures: this.pictures};
  }

  private element(element: SvgElement, outer: View): void {
    const view = element.name === 'svg' || element.name === 'symbol' ? viewOf(element, outer) : outer;
    this.attributes(element, view);
    if (element.name === 'style') {
      element.children = [this.styles.sheet(textOf(element))];
      return;
    }
    if (element.name === 'text') this.read(textOf(element));
    element.children = element.children.filter(child =>
      typeof child === 'string' ? isLetters(element) : this.isKept(child, element),
    );
    for (const child of elementsOf(element)) this.element(child, view);
  }

  private read(text: string): void {
    this.letters += text;
    if (this.letters.length > SVG_LIMITS.letters) throw new SvgError('too-complex', 'letters');
  }

  private isKept(child: SvgElement, parent: SvgElement): boolean {
    const {name} = child;
    if (MOVING.has(name)) this.notes.add('motion');
    // Drawing programs offer themselves a form of their own, and everybody else the next one.
    if (OF_PAGES.has(name) && parent.name !== 'switch') this.notes.add('page');
    if (!KEPT.has(name) && !name.startsWith('fe')) {
      if (!MOVING.has(name) && !OF_PAGES.has(name) && !SILENT.has(name)) this.notes.add('style', name);
      return false;
    }
    return this.leadsHere(child, parent);
  }

  /** References may lead into the drawing itself; pictures may also stand in it. */
  private leadsHere(child: SvgElement, parent: SvgElement): boolean {
    const href = child.attributes.get('href')?.trim();
    const isPicture = child.name === 'image' || child.name === 'feImage';
    if (href === undefined) return child.name !== 'image';
    if (href.startsWith('#') && child.name !== 'image') return true;
    if (isPicture && /^data:/i.test(href)) {
      this.pictures.push({element: child, parent});
      return true;
    }
    if (isPicture || child.name === 'use') {
      this.notes.add('picture', href);
      return false;
    }
    child.attributes.delete('href');
    return true;
  }

  private attributes(element: SvgElement, view: View): void {
    const {attributes} = element;
    const declared = declarationsOf(attributes.get('style') ?? '');
    const moving = new Map([...attributes, ...declared].filter(([name]) => OF_TRANSFORMS.has(name)));
    for (const [name, value] of attributes) attributes.set(name, this.styles.value(name, value));
    if (declared.length > 0)
      attributes.set(
        'style',
        styleText(
          declared
            .filter(([name]) => !OF_TRANSFORMS.has(name))
            .map(([name, value]) => {
              if (name.startsWith('animation')) this.notes.add('motion');
              if (UNREAD.has(name)) this.notes.add('style', name);
              return [name, this.styles.value(name, value)];
            }),
        ),
      );
    const effect =
      attributes.get('vector-effect') ?? declared.find(([name]) => name === 'vector-effect')?.[1] ?? 'none';
    if (effect !== 'none') this.notes.add('style', 'vector-effect');
    if (moving.size > 0) this.transform(element, moving, view);
  }

  private transform({attributes}: SvgElement, moving: ReadonlyMap<string, string>, view: View): void {
    for (const name of OF_TRANSFORMS) attributes.delete(name);
    const given = moving.get('transform');
    if (given === undefined || given === 'none') return;
    const origin = moving.get('transform-origin');
    const transform = plainTransform(given);
    const at = origin === undefined ? {x: 0, y: 0} : originOf(origin, view);
    const ofBox = (moving.get('transform-box') ?? 'view-box') !== 'view-box' && origin !== undefined;
    if (transform === undefined || at === undefined || ofBox)
      this.notes.add('style', ofBox ? 'transform-box' : 'transform');
    const {x, y} = at ?? {x: 0, y: 0};
    attributes.set(
      'transform',
      x === 0 && y === 0 ? (transform ?? '') : `translate(${x} ${y}) ${transform ?? ''} translate(${-x} ${-y})`,
    );
  }
}

/** The renderer writes names as they are, whatever signs they hold. */
function renameIds(root: SvgElement): void {
  const names = new Map<string, string>();
  for (const {attributes} of allOf(root)) {
    const id = attributes.get('id');
    if (id !== undefined && /[<>&"'()\s]/.test(id)) names.set(id, `renamed-${names.size}`);
  }
  if (names.size === 0) return;
  for (const {attributes} of allOf(root))
    for (const [name, value] of attributes) {
      if (name === 'id') attributes.set(name, names.get(value) ?? value);
      else if (name === 'href' && value.startsWith('#'))
        attributes.set(name, `#${names.get(value.slice(1)) ?? value.slice(1)}`);
      else if (value.startsWith('url(') && value.length < MAX_LINK_LENGTH)
        attributes.set(
          name,
          value.replace(/^url\(['"]?#([^'"()]{0,400})['"]?\)/, (whole, id: string) =>
            names.has(id) ? `url(#${names.get(id)})` : whole,
          ),
        );
    }
}

const MAX_LINK_LENGTH = 500;

const OF_TRANSFORMS: ReadonlySet<string> = new Set(['transform', 'transform-origin', 'transform-box']);

const isLetters = ({name}: SvgElement): boolean =>
  name === 'text' || name === 'tspan' || name === 'textPath' || name === 'a' || name === 'tref';

function viewOf({attributes}: SvgElement, outer: View): View {
  const [left = 0, top = 0, width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return {left, top, width, height};
  const sizeOf = (name: string, whole: number): number => Number.parseFloat(attributes.get(name) ?? '') || whole;
  return {left: 0, top: 0, width: sizeOf('width', outer.width), height: sizeOf('height', outer.height)};
}

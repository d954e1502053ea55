/** The content of a PDF page: operators, and the resources that they name. */
import {PDFName, type PDFContext, type PDFDict, type PDFRef} from '@cantoo/pdf-lib';
import {multiplyMatrices, type Matrix, type Rect} from '../../src/document/matrix';
import {isEven, isGradient, type Gradient, type Paint} from './gradient';
import {hexOf, type Ink} from './inks';
import {boxOf, MITRE_LIMIT, type GroupMark, type Mark, type PictureMark, type Raster, type ShapeMark} from './marks';
import {decimalText, type Outline} from './outline';
import type {Packed} from './packed';
import {patternOf, shadingOf, veilOf} from './pdf-shading';
import type {Separations} from './separations';

const CAP = {butt: 0, round: 1, square: 2} as const;
const JOIN = {miter: 0, round: 1, bevel: 2} as const;

/** Numbers of a matrix need more digits than places do: they are multiplied by those. */
const exact = (value: number): string => (Math.round(value * 1e8) / 1e8).toFixed(8).replace(/\.?0+$/, '');

export const matrixOperator = (matrix: Matrix): string => `${matrix.map(exact).join(' ')} cm`;

export function outlineOperators(outline: Outline): string {
  return outline
    .map(([command, ...numbers]) =>
      command === 'Z' ? 'h' : `${numbers.map(decimalText).join(' ')} ${command.toLowerCase()}`,
    )
    .join('\n');
}

/** What shows of a paint as a whole; gradients that do not show evenly are veiled instead. */
function alphaOf(paint: Paint | undefined): number {
  if (!isGradient(paint)) return paint?.alpha ?? 1;
  return isEven(paint) ? (paint.stops[0]?.ink.alpha ?? 1) : 1;
}

/** One stream with its resources: a page, or a group that is faded as a whole. */
export class Content {
  private readonly operators: string[] = [];
  private readonly resources = {
    ColorSpace: new Map<string, PDFRef>(),
    ExtGState: new Map<string, PDFRef>(),
    Pattern: new Map<string, PDFRef>(),
    Shading: new Map<string, PDFRef>(),
    XObject: new Map<string, PDFRef>(),
  };

  /** `matrix`: from the plane of the marks to that of the stream. */
  constructor(
    private readonly context: PDFContext,
    private readonly separations: Separations,
    private readonly pictures: Map<Raster, PDFRef>,
    private readonly contents: ReadonlyMap<Raster, Packed>,
    private matrix: Matrix = [1, 0, 0, 1, 0, 0],
  ) {}

  add(...operators: readonly string[]): void {
    this.operators.push(...operators);
  }

  get text(): string {
    return this.operators.join('\n');
  }

  /** The dictionary that a page or a form needs beside its content. */
  dictionary(): PDFDict {
    const dictionary = this.context.obj({});
    for (const [kind, entries] of Object.entries(this.resources)) {
      if (entries.size > 0) dictionary.set(PDFName.of(kind), this.context.obj(Object.fromEntries(entries)));
    }
    return dictionary;
  }

  private name(kind: keyof Content['resources'], prefix: string, ref: PDFRef): string {
    const names = this.resources[kind];
    const known = [...names].find(([, other]) => other === ref)?.[0];
    const name = known ?? `${prefix}${names.size + 1}`;
    names.set(name, ref);
    return name;
  }

  mark(mark: Mark): void {
    if (mark.kind === 'shape') this.shape(mark);
    else if (mark.kind === 'picture') this.picture(mark);
    else if (mark.opacity < 1) this.fadedGroup(mark);
    else this.group(mark);
  }

  private group({matrix, clip, clipRule, marks}: GroupMark): void {
    const outer = this.matrix;
    this.matrix = multiplyMatrices(outer, matrix);
    this.add('q', matrixOperator(matrix));
    if (clip) this.add(outlineOperators(clip), clipRule === 'evenodd' ? 'W* n' : 'W n');
    for (const mark of marks) this.mark(mark);
    this.add('Q');
    this.matrix = outer;
  }

  /** Members that overlap must not show through each other. */
  private fadedGroup(group: GroupMark): void {
    const whole = {...group, opacity: 1};
    const box = boxOf(whole);
    if (!box) return;
    const form = this.form(box, inner => inner.mark(whole));
    this.add('q', this.state({ca: group.opacity, CA: group.opacity}), `/${this.name('XObject', 'Fm', form)} Do`, 'Q');
  }

  private form({left, top, width, height}: Rect, draw: (inner: Content) => void, space?: string): PDFRef {
    const inner = new Content(this.context, this.separations, this.pictures, this.contents);
    draw(inner);
    return this.context.register(
      this.context.flateStream(inner.text, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [left, top, left + width, top + height],
        Resources: inner.dictionary(),
        Group: {Type: 'Group', S: 'Transparency', I: true, ...(space === undefined ? {} : {CS: space})},
      }),
    );
  }

  /** Sets a graphics state of these parameters. */
  state(parameters: Readonly<Record<string, number | boolean>>): string {
    return `/${this.name('ExtGState', 'Gs', this.separations.state(parameters))} gs`;
  }

  private shape(mark: ShapeMark): void {
    const {outline, fill, stroke, strokeFirst} = mark;
    if (outline.length === 0 || (!fill && !stroke)) return;
    // Painted at once, a stroke that shines through would show the ground below the fill.
    if (fill && stroke && (isGradient(fill) || isGradient(stroke.ink) || stroke.ink.alpha < 1)) {
      const parts: readonly ShapeMark[] = [
        {...mark, stroke: undefined},
        {...mark, fill: undefined},
      ];
      for (const part of strokeFirst ? parts.toReversed() : parts) this.shape(part);
    } else this.painted(mark);
  }

  private painted(mark: ShapeMark): void {
    const {outline, fill, rule, stroke, strokeFirst} = mark;
    this.add('q');
    const faded = {ca: alphaOf(fill), CA: alphaOf(stroke?.ink)};
    if (faded.ca < 1 || faded.CA < 1) this.add(this.state(faded));
    if (fill) this.add(this.paint(fill, false, mark));
    if (stroke)
      this.add(
        this.paint(stroke.ink, true, mark),
        `${decimalText(stroke.width)} w ${CAP[stroke.cap]} J ${JOIN[stroke.join]} j ` +
          `${decimalText(stroke.limit ?? MITRE_LIMIT)} M`,
      );
    if (stroke?.dash)
      this.add(`[${stroke.dash.lengths.map(decimalText).join(' ')}] ${decimalText(stroke.dash.offset)} d`);
    const path = outlineOperators(outline);
    const star = rule === 'evenodd' ? '*' : '';
    if (fill && stroke && strokeFirst) this.add(path, 'S', path, `f${star}`);
    else this.add(path, fill && stroke ? `B${star}` : fill ? `f${star}` : 'S');
    this.add('Q');
  }

  private paint(paint: Paint, line: boolean, mark: ShapeMark): string {
    return isGradient(paint) ? this.gradient(paint, line, mark) : this.ink(paint, line);
  }

  private gradient(gradient: Gradient, line: boolean, mark: ShapeMark): string {
    const shading = shadingOf(this.context, gradient, this.separations.inkings);
    const pattern = this.name(
      'Pattern',
      'P',
      patternOf(this.context, shading, multiplyMatrices(this.matrix, gradient.matrix)),
    );
    const veil = veilOf(this.context, gradient);
    const box = veil && boxOf(mark);
    const painted = `/Pattern ${line ? 'CS' : 'cs'} /${pattern} ${line ? 'SCN' : 'scn'}`;
    if (!box) return painted;
    const form = this.form(
      box,
      inner =>
        inner.add(
          'q',
          matrixOperator(gradient.matrix),
          `/${inner.name('Shading', 'Sh', this.context.register(veil))} sh`,
          'Q',
        ),
      'DeviceGray',
    );
    const state = this.context.register(
      this.context.obj({Type: 'ExtGState', SMask: {Type: 'Mask', S: 'Luminosity', G: form}}),
    );
    return `/${this.name('ExtGState', 'Gs', state)} gs\n${painted}`;
  }

  /** A colour of its own plate, of four inks, or red, green and blue. */
  ink({spot, tint = 1, red, green, blue}: Ink, line: boolean): string {
    const inking = this.separations.inkings?.get(hexOf({red, green, blue}));
    if (!spot && inking) return `${inking.map(decimalText).join(' ')} ${line ? 'K' : 'k'}`;
    if (!spot) return `${[red, green, blue].map(decimalText).join(' ')} ${line ? 'RG' : 'rg'}`;
    const name = this.name('ColorSpace', 'Cs', this.separations.spot(spot));
    return `/${name} ${line ? 'CS' : 'cs'} ${decimalText(tint)} ${line ? 'SCN' : 'scn'}`;
  }

  plate(ref: PDFRef): string {
    return this.name('ColorSpace', 'Cs', ref);
  }

  /** Pictures stand on their heads in PDF, as does the page. */
  private picture({raster, place}: PictureMark): void {
    const {left, top, width, height} = place;
    const image = this.pictures.get(raster) ?? this.embed(raster);
    this.pictures.set(raster, image);
    this.add(
      'q',
      matrixOperator([width, 0, 0, -height, left, top + height]),
      `/${this.name('XObject', 'Im', image)} Do`,
      'Q',
    );
  }

  private embed(raster: Raster): PDFRef {
    const {width, height, channels} = raster;
    const {content, alpha, form} = this.contents.get(raster) ?? {
      content: Buffer.alloc(0),
      alpha: undefined,
      form: channels,
    };
    const common = {Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8};
    const mask =
      alpha &&
      this.context.register(this.context.stream(alpha, {...common, ColorSpace: 'DeviceGray', Filter: 'FlateDecode'}));
    return this.context.register(
      this.context.stream(content, {
        ...common,
        ColorSpace: form === 4 ? 'DeviceCMYK' : channels === 1 ? 'DeviceGray' : 'DeviceRGB',
        Filter: form === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
        ...(mask ? {SMask: mask} : {}),
      }),
    );
  }
}

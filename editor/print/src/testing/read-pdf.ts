/** Reads what a PDF page draws: a small interpreter of the operators that print files use. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  decodePDFRawStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import {
  rectAround,
  multiplyMatrices,
  transformPoint,
  type Matrix,
  type Point,
  type Rect,
} from '../../../src/document/matrix';

export interface Painted {
  /** The operator that painted: f, S, B, Do and so on. */
  readonly operator: string;
  /** Box of the path's points, or of the picture, in points of the page. */
  readonly box: Rect;
  /** `rgb 1 0 0`, `CutContour 1` or, of a gradient, `shading` with its type; undefined when nothing was set. */
  readonly fill: string | undefined;
  readonly line: string | undefined;
  /** Of the picture. */
  readonly pixels?: {readonly width: number; readonly height: number; readonly filter: string; readonly mask: boolean};
  /** Parameters of the graphics states that were set around it. */
  readonly states: readonly string[];
  readonly segments: number;
  /** Of the strokes' mitres. */
  readonly mitre: number;
}

export interface PdfPage {
  readonly boxes: Readonly<
    Record<'media' | 'crop' | 'bleed' | 'trim' | 'art', readonly [x: number, y: number, width: number, height: number]>
  >;
  readonly plates: readonly {readonly name: string; readonly alternate: string; readonly full: readonly number[]}[];
  readonly painted: readonly Painted[];
}

export interface ReadPdf {
  readonly pages: readonly PdfPage[];
  /** Everything of type Font in the file. */
  readonly fonts: number;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  return {
    pages: pdf.getPages().map(readPage),
    fonts: objects.filter(object => object instanceof PDFDict && String(object.get(PDFName.of('Type'))) === '/Font')
      .length,
  };
}

function readPage(page: PDFPage): PdfPage {
  const box = ({x, y, width, height}: {x: number; y: number; width: number; height: number}) =>
    [x, y, width, height] as const;
  const reader = new Reader();
  const resources = page.node.Resources();
  const content = page.node.Contents();
  if (resources && content instanceof PDFRawStream) reader.read(textOf(content), resources, [1, 0, 0, 1, 0, 0]);
  return {
    boxes: {
      media: box(page.getMediaBox()),
      crop: box(page.getCropBox()),
      bleed: box(page.getBleedBox()),
      trim: box(page.getTrimBox()),
      art: box(page.getArtBox()),
    },
    plates: [...reader.plates.values()],
    painted: reader.painted,
  };
}

const textOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
const numberOf = (value: PDFObject | undefined): number => (value instanceof PDFNumber ? value.asNumber() : Number.NaN);

interface State {
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly line: string | undefined;
  readonly states: readonly string[];
  readonly fillSpace: string;
  readonly lineSpace: string;
  readonly mitre: number;
}

class Reader {
  readonly painted: Painted[] = [];
  readonly plates = new Map<string, PdfPage['plates'][number]>();

  read(content: string, resources: PDFDict, matrix: Matrix, states: readonly string[] = []): void {
    let state: State = {matrix, fill: undefined, line: undefined, states, fillSpace: '', lineSpace: '', mitre: 10};
    const stack: State[] = [];
    let points: Point[] = [];
    let segments = 0;
    let operands: string[] = [];
    const numbers = (): number[] => operands.map(Number);
    const paint = (operator: string): void => {
      this.painted.push({
        operator,
        box: rectAround(points),
        fill: state.fill,
        line: state.line,
        states: state.states,
        segments,
        mitre: state.mitre,
      });
      [points, segments] = [[], 0];
    };
    for (const token of content.split(/\s+/)) {
      if (/^([-+\d.]|\/)/.test(token)) {
        operands.push(token);
        continue;
      }
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers();
      switch (token) {
        case 'q':
          stack.push(state);
          break;
        case 'Q':
          state = stack.pop() ?? state;
          break;
        case 'cm':
          state = {...state, matrix: multiplyMatrices(state.matrix, [a, b, c, d, e, f])};
          break;
        case 'm':
        case 'l':
        case 'c': {
          for (let at = 0; at < operands.length; at += 2)
            points.push(transformPoint({x: Number(operands[at]), y: Number(operands[at + 1])}, state.matrix));
          segments += 1;
          break;
        }
        case 'k':
          state = {...state, fill: `inks ${operands.join(' ')}`};
          break;
        case 'K':
          state = {...state, line: `inks ${operands.join(' ')}`};
          break;
        case 'rg':
          state = {...state, fill: `rgb ${operands.join(' ')}`};
          break;
        case 'RG':
          state = {...state, line: `rgb ${operands.join(' ')}`};
          break;
        case 'cs':
          state = {...state, fillSpace: this.plate(resources, operands[0])};
          break;
        case 'CS':
          state = {...state, lineSpace: this.plate(resources, operands[0])};
          break;
        case 'scn':
          state = {...state, fill: shadingOf(resources, operands[0]) ?? `${state.fillSpace} ${operands[0]}`};
          break;
        case 'SCN':
          state = {...state, line: shadingOf(resources, operands[0]) ?? `${state.lineSpace} ${operands[0]}`};
          break;
        case 'gs':
          state = {...state, states: [...state.states, String(lookUp(resources, 'ExtGState', operands[0]))]};
          break;
        case 'M':
          state = {...state, mitre: a};
          break;
        case 'n':
          [points, segments] = [[], 0];
          break;
        case 'f':
        case 'f*':
        case 'S':
        case 'B':
        case 'B*':
          paint(token);
          break;
        case 'Do':
          this.draw(lookUp(resources, 'XObject', operands[0]), state);
          break;
        default:
          break;
      }
      operands = [];
    }
  }

  private plate(resources: PDFDict, name: string | undefined): string {
    const space = lookUp(resources, 'ColorSpace', name);
    if (!(space instanceof PDFArray)) return '?';
    const tint = space.lookup(3, PDFDict).lookup(PDFName.of('C1'), PDFArray);
    const plate = {name: nameOf(space.get(1)), alternate: nameOf(space.get(2)), full: tint.asArray().map(numberOf)};
    this.plates.set(plate.name, plate);
    return plate.name;
  }

  private draw(object: PDFObject | undefined, state: State): void {
    if (!(object instanceof PDFRawStream)) return;
    const {dict} = object;
    if (nameOf(dict.get(PDFName.of('Subtype'))) === 'Form') {
      this.read(textOf(object), dict.lookup(PDFName.of('Resources'), PDFDict), state.matrix, state.states);
      return;
    }
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([x = 0, y = 0]) => transformPoint({x, y}, state.matrix));
    const pixels = {
      width: numberOf(dict.get(PDFName.of('Width'))),
      height: numberOf(dict.get(PDFName.of('Height'))),
      filter: nameOf(dict.get(PDFName.of('Filter'))),
      mask: dict.has(PDFName.of('SMask')),
    };
    this.painted.push({
      operator: 'Do',
      box: rectAround(corners),
      fill: undefined,
      line: undefined,
      states: state.states,
      segments: 0,
      mitre: state.mitre,
      pixels,
    });
  }
}

const nameOf = (value: PDFObject | undefined): string =>
  value instanceof PDFName ? value.decodeText() : String(value);

function shadingOf(resources: PDFDict, name: string | undefined): string | undefined {
  const pattern = name?.startsWith('/') ? lookUp(resources, 'Pattern', name) : undefined;
  return pattern instanceof PDFDict
    ? `shading ${numberOf(pattern.lookup(PDFName.of('Shading'), PDFDict).get(PDFName.of('ShadingType')))}`
    : undefined;
}

function lookUp(resources: PDFDict, kind: string, name: string | undefined): PDFObject | undefined {
  const entries = resources.lookup(PDFName.of(kind));
  return entries instanceof PDFDict ? entries.lookup(PDFName.of((name ?? '').slice(1))) : undefined;
}

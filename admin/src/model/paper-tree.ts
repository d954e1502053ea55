/** A paper as the server tells it, block by block; what is none of the blocks that are known is left out. */
import type {Cell, Labelled, PaperBlock, PaperTree, Picture} from '@emblem/schemas/papers';
import {asList, asNumber, asNumbers, asText, asTexts, asValues, isValues, type Values} from './parse';

const textOf = (value: unknown): string => asText(value) ?? '';
const rowsOf = (value: unknown): readonly Values[] => asList(value).filter(isValues);

function pictureOf(value: unknown): Picture | undefined {
  const picture = asText(asValues(value).picture);
  return picture === undefined ? undefined : {picture};
}

function cellOf(value: unknown): Cell {
  return pictureOf(value) ?? textOf(value);
}

function labelledOf(value: unknown): readonly Labelled[] {
  return rowsOf(value).map(({label, lines}) => ({label: textOf(label), lines: asTexts(lines)}));
}

function blockOf(block: Values): PaperBlock | undefined {
  const title = asText(block.title);
  switch (block.kind) {
    case 'letterhead':
      return {
        kind: 'letterhead',
        logo: pictureOf(block.logo),
        name: textOf(block.name),
        lines: asTexts(block.lines),
        title: title ?? '',
        number: asText(block.number),
      };
    case 'parties':
      return {kind: 'parties', parties: labelledOf(block.parties)};
    case 'fields':
      return {kind: 'fields', title, fields: labelledOf(block.fields)};
    case 'lines':
      return {
        kind: 'lines',
        title,
        columns: rowsOf(block.columns).map(({label, align, share}) => ({
          label: textOf(label),
          align: align === 'end' ? 'end' : 'start',
          share: asNumber(share),
        })),
        rows: asList(block.rows).map(row => asList(row).map(cellOf)),
      };
    case 'totals':
      return {
        kind: 'totals',
        rows: rowsOf(block.rows).map(({label, value, strong}) => ({
          label: textOf(label),
          value: textOf(value),
          strong: strong === true,
        })),
      };
    case 'terms':
      return {kind: 'terms', title, paragraphs: asTexts(block.paragraphs)};
    case 'pictures':
      return {
        kind: 'pictures',
        pictures: asList(block.pictures)
          .map(pictureOf)
          .filter(picture => picture !== undefined),
        height: asNumber(block.height) ?? 0,
      };
    case 'codes':
      return {
        kind: 'codes',
        symbology: block.symbology === 'code128' ? 'code128' : 'qr',
        codes: rowsOf(block.codes).map(({content, label, bars}) => ({
          content: textOf(content),
          label: textOf(label),
          ...(Array.isArray(bars) && {bars: asNumbers(bars)}),
        })),
        size: asNumber(block.size) ?? 0,
      };
    case 'questions':
      return {kind: 'questions', title, questions: asTexts(block.questions), answers: asTexts(block.answers)};
    case 'signatures':
      return {kind: 'signatures', places: asTexts(block.places)};
    default:
      return undefined;
  }
}

export function paperTreeOf(answer: unknown): PaperTree {
  const {title, number, language, size, stamp, foot, blocks, wordings} = asValues(answer);
  const {width, height} = asValues(size);
  return {
    title: textOf(title),
    number: textOf(number),
    language: textOf(language),
    size: {width: asNumber(width) ?? 0, height: asNumber(height) ?? 0},
    stamp: asText(stamp),
    foot: textOf(foot),
    wordings: Object.fromEntries(Object.entries(asValues(wordings)).map(([key, text]) => [key, textOf(text)])),
    blocks: rowsOf(blocks)
      .map(blockOf)
      .filter(block => block !== undefined),
  };
}

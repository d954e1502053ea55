/** From a record to the tree of its paper. Pure: the same record gives the same tree. */
import type {PaperPart, Said, ValuePath} from '../vocabulary/paper';
import type {Formatted} from './format';
import {sourceEnd} from './paths';
import type {Cell, Labelled, LineColumn, PaperBlock, PaperSize, PaperTree} from './tree';
import {linesIn, PaperValues, type PaperOrder, type PaperRecord} from './values';
import {localeOf} from './wording';

const SIZES = {A4: {width: 210, height: 297}, Letter: {width: 215.9, height: 279.4}} as const;
const LETTER_COUNTRIES = ['US', 'CA'];
/** Narrower papers are labels, which have no foot. */
const LABEL_WIDTH = 120;
const NO_VALUE: Formatted = {text: '', isZero: false};
const MINUS = '\u2212';

class Builder {
  private readonly values: PaperValues;

  constructor(private readonly order: PaperOrder) {
    this.values = new PaperValues(order);
  }

  private labelled(label: Said, lines: readonly string[]): readonly Labelled[] {
    return lines.length === 0 ? [] : [{label: this.values.say(label), lines}];
  }

  private block(part: PaperPart): readonly PaperBlock[] {
    switch (part.kind) {
      case 'letterhead':
        return [this.letterhead(part)];
      case 'parties': {
        const parties = part.parties.flatMap(party => this.labelled(party.label, this.values.lines(party.lines)));
        return parties.length === 0 ? [] : [{kind: 'parties', parties}];
      }
      case 'fields': {
        const fields = part.fields.flatMap(each =>
          this.labelled(each.label, linesIn(this.values.value(each.value, each).text)),
        );
        return fields.length === 0 ? [] : [{kind: 'fields', ...this.titled(part.title), fields}];
      }
      case 'lines':
        return part.title === undefined || this.rowsOf(part.of).length > 0 ? [this.table(part)] : [];
      case 'totals':
        return part.if === undefined || this.values.isYes(part.if) ? this.totals(part) : [];
      case 'terms':
        return this.isDue(part.while) ? this.terms(part) : [];
      case 'pictures': {
        const pictures = part.pictures.flatMap(path => this.values.pictures(this.values.raw(path)));
        return pictures.length === 0 ? [] : [{kind: 'pictures', pictures, height: part.height}];
      }
      case 'codes': {
        if (!this.isDue(part.while)) return [];
        const contents = part.codes.map(({content}) => this.values.text(content)).filter(content => content !== '');
        const codes = contents.map(content => ({content, label: content}));
        const {symbology = 'qr', size} = part;
        return codes.length === 0 ? [] : [{kind: 'codes', symbology, codes, size}];
      }
      case 'questions': {
        const {title, questions, answers = []} = part;
        const {say} = this.values;
        return [{kind: 'questions', ...this.titled(title), questions: questions.map(say), answers: answers.map(say)}];
      }
      case 'signatures':
        return [{kind: 'signatures', places: part.places.map(this.values.say)}];
    }
  }

  private isDue(amount: ValuePath | undefined): boolean {
    return amount === undefined || this.values.isAboveNothing(amount);
  }

  private titled(title: Said | undefined): {readonly title?: string} {
    return title === undefined ? {} : {title: this.values.say(title)};
  }

  private letterhead({logo, name, lines}: Extract<PaperPart, {kind: 'letterhead'}>): PaperBlock {
    const {title, number} = this.order.paper;
    const picture = logo === undefined ? undefined : this.values.picture(this.values.raw(logo));
    const heading = this.values.first(name);
    return {
      kind: 'letterhead',
      ...(picture ? {logo: picture} : {}),
      name: heading,
      // An address names the company once more.
      lines: this.values.lines(lines).filter(line => line !== heading),
      title: this.values.say(title),
      ...(number === undefined ? {} : {number: this.values.text(number)}),
    };
  }

  private rowsOf(source: string): readonly PaperRecord[] {
    return this.order.data.sources[source] ?? [];
  }

  /** Columns in which nothing stands are left out; those that say who or what stay. */
  private table({title, of, columns}: Extract<PaperPart, {kind: 'lines'}>): PaperBlock {
    const {model, paper} = this.order;
    const source = paper.sources?.[of];
    const from = source && sourceEnd(model, source)?.entity;
    if (!from) throw new Error(`${paper.$id}: no source is called "${of}".`);
    const rows = this.rowsOf(of);
    const shown = columns
      .map(column => {
        const {field} = this.values.found(column.value, from);
        const isPicture = field.control === 'image';
        const values = rows.map(row => this.values.valueAt(column.value, {}, row, from));
        const cells = values.map(({text}): Cell => (isPicture && text !== '' ? {picture: text} : text));
        const isEmpty = values.every(({text, isZero}) => text === '' || isZero);
        const align = ['decimal', 'integer', 'number'].includes(field.kind) && !field.options ? 'end' : 'start';
        const head: LineColumn = {
          label: this.values.say(column.label),
          align,
          ...(column.share === undefined ? {} : {share: column.share}),
        };
        return {head, cells, isEmpty};
      })
      .filter(({isEmpty}) => rows.length === 0 || !isEmpty);
    return {
      kind: 'lines',
      ...this.titled(title),
      columns: shown.map(({head}) => head),
      rows: rows.map((_, index) => shown.map(({cells}) => cells[index] ?? '')),
    };
  }

  private totals({rows}: Extract<PaperPart, {kind: 'totals'}>): readonly PaperBlock[] {
    const shown = rows.flatMap(row => {
      const {text, isZero} = this.values.value(row.value, {});
      if (text === '' || (isZero && row.always !== true)) return [];
      const value = row.minus === true && !isZero ? `${MINUS}${text}` : text;
      return [{label: this.values.say(row.label), value, strong: row.strong === true}];
    });
    return shown.length === 0 ? [] : [{kind: 'totals', rows: shown}];
  }

  private terms({title, paragraphs, instead}: Extract<PaperPart, {kind: 'terms'}>): readonly PaperBlock[] {
    const own = this.values.first(instead ?? []);
    if (own !== '') return [{kind: 'terms', ...this.titled(title), paragraphs: [own]}];
    const texts = paragraphs
      .map(paragraph =>
        typeof paragraph !== 'string' && 'value' in paragraph
          ? this.values.text(paragraph.value)
          : this.values.tell(paragraph),
      )
      .filter(text => text !== '');
    return texts.length === 0 ? [] : [{kind: 'terms', ...this.titled(title), paragraphs: texts}];
  }

  private size(): PaperSize {
    const {size, landscape, letterFor = []} = this.order.paper;
    if (typeof size !== 'string') return {width: size.width, height: size.height};
    const country = this.values.first(letterFor);
    const {width, height} = SIZES[LETTER_COUNTRIES.includes(country) ? 'Letter' : size];
    return landscape === true ? {width: height, height: width} : {width, height};
  }

  tree(): PaperTree {
    const {paper} = this.order;
    const number = paper.number === undefined ? NO_VALUE : this.values.value(paper.number);
    const title = this.values.say(paper.title);
    const size = this.size();
    const blocks = paper.blocks.flatMap(part => this.block(part));
    const seller = blocks.find(block => block.kind === 'letterhead')?.name ?? '';
    const foot = [seller, title, number.text].filter(text => text !== '').join(' · ');
    return {
      title,
      number: number.text,
      language: localeOf(this.values.language),
      size,
      ...(paper.stamp === undefined ? {} : {stamp: this.values.say(paper.stamp)}),
      foot: size.width < LABEL_WIDTH ? '' : foot,
      ...(paper.wordings && {wordings: Object.fromEntries(paper.wordings.map(key => [key, this.values.say(key)]))}),
      blocks,
    };
  }
}

/** Throws for a definition that the build's check would refuse. */
export function paperTree(order: PaperOrder): PaperTree {
  return new Builder(order).tree();
}

/** From a record to the tree of its paper. Pure: the same record gives the same tree. */
import {composed, orderOf} from '../address';
import type {Entity, Model} from '../model';
import type {PaperFile, PaperLine, PaperPart, PaperValue, Said, ValuePath} from './definition';
import {countryName, formatted, type Formatted} from './format';
import {addressEnd, follow, followInPaper, sourceEnd, type Found} from './paths';
import type {Cell, Labelled, LineColumn, PaperBlock, PaperSize, PaperTree, Picture} from './tree';
import {languagesOf, localeOf, paperLanguageOf, speaker, type PaperLanguage, type Wordings} from './wording';

/**
 * A record as a paper reads it: where a path goes on over a relation, the related record stands in place of its id.
 * Values that may not be shown are left out by whoever reads.
 */
export interface PaperRecord {
  readonly [name: string]: unknown;
}

export interface PaperData {
  readonly record: PaperRecord;
  /** By the name of the source; of `first` at most one. */
  readonly sources: Readonly<Record<string, readonly PaperRecord[]>>;
}

export interface PaperOrder {
  readonly model: Model;
  readonly paper: PaperFile;
  readonly wordings: Wordings;
  /** The language that is asked for; the record's own, else English, where it is not one of the paper's. */
  readonly language?: string;
  readonly data: PaperData;
}

const SIZES = {A4: {width: 210, height: 297}, Letter: {width: 215.9, height: 279.4}} as const;
const LETTER_COUNTRIES = ['US', 'CA'];
/** Narrower papers are labels, which have no foot. */
const LABEL_WIDTH = 120;
const NO_VALUE: Formatted = {text: '', isZero: false};
const MINUS = '\u2212';

function isRecord(value: unknown): value is PaperRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function linesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

class Builder {
  private readonly say: (said: Said) => string;
  private readonly language: PaperLanguage;

  constructor(private readonly order: PaperOrder) {
    const {paper, wordings} = order;
    this.language = this.chosenLanguage();
    this.say = speaker(wordings, paper.audience, this.language);
  }

  private chosenLanguage(): PaperLanguage {
    const {paper, language} = this.order;
    const offered = languagesOf(paper.audience);
    const wishes = [language, paper.language && this.raw(paper.language)];
    const wish = wishes.map(paperLanguageOf).find(each => each !== undefined && offered.includes(each));
    return wish ?? (offered.includes('en') ? 'en' : 'zh');
  }

  /** The record at which a path ends. */
  private holder(path: ValuePath, {way}: Found, line: PaperRecord | undefined): PaperRecord {
    const {record, sources} = this.order.data;
    const [head = ''] = path.split('.');
    const isOfSource = line === undefined && Object.hasOwn(sources, head);
    let at: PaperRecord = line ?? (isOfSource ? (sources[head]?.[0] ?? {}) : record);
    for (const {field} of way) {
      const next: unknown = at[field.name];
      at = isRecord(next) ? next : {};
    }
    return at;
  }

  private found(path: ValuePath, from?: Entity): Found {
    const {model, paper} = this.order;
    const found = from ? follow(model, from, path) : followInPaper(model, paper, path);
    if (!found) throw new Error(`${paper.$id}: nothing is called "${path}".`);
    return found;
  }

  private raw(path: ValuePath, line?: PaperRecord, from?: Entity): unknown {
    const found = this.found(path, from);
    return this.holder(path, found, line)[found.field.name];
  }

  private value(path: ValuePath, options: Pick<PaperValue, 'as' | 'words'> = {}): Formatted {
    return this.valueAt(path, options, undefined, undefined);
  }

  private valueAt(
    path: ValuePath,
    options: Pick<PaperValue, 'as' | 'words'>,
    line: PaperRecord | undefined,
    from: Entity | undefined,
  ): Formatted {
    const found = this.found(path, from);
    return formatted(found.field, this.holder(path, found, line), options, this.language, this.say);
  }

  private text(path: ValuePath): string {
    return this.value(path).text;
  }

  private lines(lines: readonly PaperLine[]): readonly string[] {
    return lines.flatMap(line => {
      if (typeof line === 'string') return linesIn(this.text(line));
      return 'address' in line ? this.address(line.address) : linesIn(line.map(path => this.text(path)).join(' '));
    });
  }

  private picture(value: unknown): Picture | undefined {
    return typeof value === 'string' && value !== '' ? {picture: value} : undefined;
  }

  /** A part of an address; of a relation what the related record is called. */
  private part(entity: Entity, record: PaperRecord, name: string): string {
    const field = entity.field[name];
    const value = record[name];
    if (!field) return '';
    if (!field.relation) return formatted(field, record, {}, this.language, this.say).text;
    const display = this.order.model.entity(field.relation.to).display;
    return isRecord(value) ? String(value[display] ?? '') : '';
  }

  private address(name: string): readonly string[] {
    const {model, paper, data} = this.order;
    const end = addressEnd(model, paper, name);
    if (!end) throw new Error(`${paper.$id}: there is no address "${name}".`);
    const record = end.source === undefined ? data.record : (data.sources[end.source]?.[0] ?? {});
    const {name: people = [], company, street, city, state, zip, country} = end.keyword;
    const all = (names: readonly (string | undefined)[]): readonly string[] =>
      names.map(each => (each === undefined ? '' : this.part(end.entity, record, each))).filter(text => text !== '');
    const land = country === undefined ? undefined : record[country];
    const code = isRecord(land) ? String(land.code ?? '') : '';
    const parts = {
      name: all(people).join(' '),
      company: all([company]).join(' '),
      street: all(street),
      city: all([city]).join(' '),
      state: all([state]).join(' '),
      zip: all([zip]).join(' '),
      country: countryName(code, this.language),
    };
    return composed(parts, orderOf(code));
  }

  private labelled(label: Said, lines: readonly string[]): readonly Labelled[] {
    return lines.length === 0 ? [] : [{label: this.say(label), lines}];
  }

  private block(part: PaperPart): readonly PaperBlock[] {
    switch (part.kind) {
      case 'letterhead':
        return [this.letterhead(part)];
      case 'parties': {
        const parties = part.parties.flatMap(party => this.labelled(party.label, this.lines(party.lines)));
        return parties.length === 0 ? [] : [{kind: 'parties', parties}];
      }
      case 'fields': {
        const fields = part.fields.flatMap(each =>
          this.labelled(each.label, linesIn(this.value(each.value, each).text)),
        );
        return fields.length === 0 ? [] : [{kind: 'fields', ...this.titled(part.title), fields}];
      }
      case 'lines':
        return [this.table(part)];
      case 'totals':
        return [this.totals(part)];
      case 'terms':
        return this.terms(part);
      case 'pictures': {
        const pictures = part.pictures.flatMap(path => this.picture(this.raw(path)) ?? []);
        return pictures.length === 0 ? [] : [{kind: 'pictures', pictures, height: part.height}];
      }
      case 'codes': {
        const contents = part.codes.map(({content}) => this.text(content)).filter(content => content !== '');
        const codes = contents.map(content => ({content, label: content}));
        return codes.length === 0 ? [] : [{kind: 'codes', codes, size: part.size}];
      }
      case 'signatures':
        return [{kind: 'signatures', places: part.places.map(this.say)}];
    }
  }

  private titled(title: Said | undefined): {readonly title?: string} {
    return title === undefined ? {} : {title: this.say(title)};
  }

  private letterhead({logo, name, lines}: Extract<PaperPart, {kind: 'letterhead'}>): PaperBlock {
    const {title, number} = this.order.paper;
    const picture = logo === undefined ? undefined : this.picture(this.raw(logo));
    return {
      kind: 'letterhead',
      ...(picture ? {logo: picture} : {}),
      name: this.nameOf(name),
      lines: this.lines(lines),
      title: this.say(title),
      ...(number === undefined ? {} : {number: this.text(number)}),
    };
  }

  private nameOf(names: readonly ValuePath[]): string {
    return names.map(path => this.text(path)).find(text => text !== '') ?? '';
  }

  /** Columns in which nothing stands are left out; those that say who or what stay. */
  private table({of, columns}: Extract<PaperPart, {kind: 'lines'}>): PaperBlock {
    const {model, paper, data} = this.order;
    const source = paper.sources?.[of];
    const from = source && sourceEnd(model, source)?.entity;
    if (!from) throw new Error(`${paper.$id}: no source is called "${of}".`);
    const rows = data.sources[of] ?? [];
    const shown = columns
      .map(column => {
        const {field} = this.found(column.value, from);
        const isPicture = field.control === 'image';
        const values = rows.map(row => this.valueAt(column.value, column, row, from));
        const cells = values.map(({text}): Cell => (isPicture && text !== '' ? {picture: text} : text));
        const isEmpty = values.every(({text, isZero}) => text === '' || isZero);
        const align = ['decimal', 'integer', 'number'].includes(field.kind) && !field.options ? 'end' : 'start';
        const head: LineColumn = {
          label: this.say(column.label),
          align,
          ...(column.share === undefined ? {} : {share: column.share}),
        };
        return {head, cells, isEmpty};
      })
      .filter(({isEmpty}) => rows.length === 0 || !isEmpty);
    return {
      kind: 'lines',
      columns: shown.map(({head}) => head),
      rows: rows.map((_, index) => shown.map(({cells}) => cells[index] ?? '')),
    };
  }

  private totals({rows}: Extract<PaperPart, {kind: 'totals'}>): PaperBlock {
    const shown = rows.flatMap(row => {
      const {text, isZero} = this.value(row.value, row);
      if (text === '' || (isZero && row.always !== true)) return [];
      const value = row.minus === true && !isZero ? `${MINUS}${text}` : text;
      return [{label: this.say(row.label), value, strong: row.strong === true}];
    });
    return {kind: 'totals', rows: shown};
  }

  private terms({title, paragraphs, instead}: Extract<PaperPart, {kind: 'terms'}>): readonly PaperBlock[] {
    const own = instead === undefined ? '' : this.text(instead);
    if (own !== '') return [{kind: 'terms', ...this.titled(title), paragraphs: [own]}];
    const texts = paragraphs
      .map(paragraph =>
        typeof paragraph !== 'string' && 'value' in paragraph ? this.text(paragraph.value) : this.say(paragraph),
      )
      .filter(text => text !== '');
    return texts.length === 0 ? [] : [{kind: 'terms', ...this.titled(title), paragraphs: texts}];
  }

  private size(): PaperSize {
    const {size, letterFor} = this.order.paper;
    if (typeof size !== 'string') return {width: size.width, height: size.height};
    const country = letterFor === undefined ? undefined : this.raw(letterFor);
    return SIZES[typeof country === 'string' && LETTER_COUNTRIES.includes(country) ? 'Letter' : size];
  }

  tree(): PaperTree {
    const {paper} = this.order;
    const number = paper.number === undefined ? NO_VALUE : this.value(paper.number);
    const title = this.say(paper.title);
    const size = this.size();
    const blocks = paper.blocks.flatMap(part => this.block(part));
    const seller = blocks.find(block => block.kind === 'letterhead')?.name ?? '';
    const foot = [seller, title, number.text].filter(text => text !== '').join(' · ');
    return {
      title,
      number: number.text,
      language: localeOf(this.language),
      size,
      foot: size.width < LABEL_WIDTH ? '' : foot,
      blocks,
    };
  }
}

/** Throws for a definition that the build's check would refuse. */
export function paperTree(order: PaperOrder): PaperTree {
  return new Builder(order).tree();
}

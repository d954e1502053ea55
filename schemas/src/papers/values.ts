/** The values of a record as its paper says them: worded, formatted, over relations. */
import {addressParts, writtenAddress, type AddressParts, type Place} from '../address';
import type {Entity, Model} from '../model';
import type {PaperFile, PaperLine, PaperValue, Said, ValuePath} from '../vocabulary/paper';
import {formatValue, type Formatted, type FormatOptions} from './format';
import {addressEnd, addressesOf, follow, followInPaper, type Found} from './paths';
import type {Picture} from './tree';
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
  /** On whose clocks its moments are days; UTC where it is not told. */
  readonly zone?: string;
}

export interface PaperOrder {
  readonly model: Model;
  readonly paper: PaperFile;
  readonly wordings: Wordings;
  /** The language that is asked for; the record's own, else English, where it is not one of the paper's. */
  readonly language?: string;
  readonly data: PaperData;
}

function isRecord(value: unknown): value is PaperRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without those that are empty. */
export function linesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

/** A state or a country as its record says. */
function placeIn(record: PaperRecord, display: string): Place {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  return {name: text(display), nameZh: text('nameZh'), code: text('code')};
}

function relatedRecord(record: PaperRecord, way: readonly string[]): PaperRecord {
  return way.reduce<PaperRecord>((at, name) => {
    const next: unknown = at[name];
    return isRecord(next) ? next : {};
  }, record);
}

/** Reads one record for one paper, in the language that the paper is made in. */
export class PaperValues {
  readonly say: (said: Said) => string;
  /** As `say`; what is said in two languages stands on lines of its own. */
  readonly tell: (said: Said) => string;
  readonly language: PaperLanguage;

  constructor(private readonly order: PaperOrder) {
    const {paper, wordings} = order;
    this.language = this.chosenLanguage();
    this.say = speaker(wordings, paper.audience, this.language, ' ');
    this.tell = speaker(wordings, paper.audience, this.language, '\n');
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
    const from = line ?? (isOfSource ? (sources[head]?.[0] ?? {}) : record);
    return relatedRecord(
      from,
      way.map(({field}) => field.name),
    );
  }

  found(path: ValuePath, from?: Entity): Found {
    const {model, paper} = this.order;
    const found = from ? follow(model, from, path) : followInPaper(model, paper, path);
    if (!found) throw new Error(`${paper.$id}: nothing is called "${path}".`);
    return found;
  }

  raw(path: ValuePath, line?: PaperRecord, from?: Entity): unknown {
    const found = this.found(path, from);
    return this.holder(path, found, line)[found.field.name];
  }

  /** Of what is 1 or 0, or true or false. */
  isYes(path: ValuePath): boolean {
    const value = this.raw(path);
    return value === 1 || value === true;
  }

  isAboveNothing(path: ValuePath): boolean {
    return Number(this.raw(path) ?? 0) > 0;
  }

  value(path: ValuePath, options: Pick<PaperValue, 'as' | 'words'> = {}): Formatted {
    return this.valueAt(path, options, undefined, undefined);
  }

  valueAt(
    path: ValuePath,
    options: Pick<PaperValue, 'as' | 'words'>,
    line: PaperRecord | undefined,
    from: Entity | undefined,
  ): Formatted {
    const found = this.found(path, from);
    return formatValue(found.field, this.holder(path, found, line), this.as(options));
  }

  private as(options: Pick<PaperValue, 'as' | 'words'>): FormatOptions {
    return {...options, language: this.language, say: this.say, zone: this.order.data.zone};
  }

  text(path: ValuePath): string {
    return this.value(path).text;
  }

  /** Of several values the first that is not empty; empty where all are. */
  first(paths: readonly ValuePath[]): string {
    return paths.map(path => this.text(path)).find(text => text !== '') ?? '';
  }

  lines(lines: readonly PaperLine[]): readonly string[] {
    return lines.flatMap(line => {
      if (typeof line === 'string') return linesIn(this.text(line));
      return 'address' in line ? this.address(line.address) : linesIn(line.map(path => this.text(path)).join(' '));
    });
  }

  picture(value: unknown): Picture | undefined {
    return typeof value === 'string' && value !== '' ? {picture: value} : undefined;
  }

  /** Of one address, or of a list of them. */
  pictures(value: unknown): readonly Picture[] {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap(each => this.picture(each) ?? []);
  }

  private textOf(entity: Entity, record: PaperRecord, name: string): string {
    const field = entity.field[name];
    return field ? formatValue(field, record, this.as({})).text : '';
  }

  private placeOf(entity: Entity, record: PaperRecord, name: string): Place {
    const relation = entity.field[name]?.relation;
    if (!relation) return {name: this.textOf(entity, record, name)};
    const value = record[name];
    return isRecord(value) ? placeIn(value, this.order.model.entity(relation.to).display) : {name: ''};
  }

  private parts(name: string): AddressParts {
    const {model, paper, data} = this.order;
    const end = addressEnd(model, paper, name);
    if (!end) throw new Error(`${paper.$id}: there is no address "${name}".`);
    const from = end.source === undefined ? data.record : (data.sources[end.source]?.[0] ?? {});
    const record = relatedRecord(from, end.way);
    return addressParts(end.keyword, {
      text: property => this.textOf(end.entity, record, property),
      place: property => this.placeOf(end.entity, record, property),
    });
  }

  /** The first address is that of whoever makes the paper: it names its country, others in the same do not. */
  private address(name: string): readonly string[] {
    const [own] = addressesOf(this.order.paper);
    const home = own === undefined || own.name === name ? undefined : this.parts(own.name).country.code;
    return writtenAddress(this.parts(name), {language: localeOf(this.language), home});
  }
}

/** What papers are made of, at random: records with every value that stands on them, some of them, or none. */
import type {Entity, Field, Model} from '@emblem/schemas';
import {
  addressEnd,
  addressesOf,
  follow,
  followInPaper,
  pathsOf,
  sourceEnd,
  type Found,
  type PaperData,
  type PaperFile,
} from '@emblem/schemas/papers';
import fc, {type Arbitrary} from 'fast-check';
import {isObject, type Json} from '../harness/json';

/** As long as texts of a record usually may be. */
const MAX_LENGTH = 200;
const MAX_LINES = 60;

const alphabet = (signs: string): Arbitrary<string> => fc.constantFrom(...Array.from(signs));
const LATIN = alphabet('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäéñßøŁ');
const DIGITS = alphabet('0123456789');
const CJK = alphabet('深圳市深南大道号徽章エナメルピンバッジーっ서울특별시강남구。，、「」（）々');
const THAI = alphabet('กขคงจฉชซญดตถทธนบปผพภมยรลวสหอะาิีึืุู่้');
const ARABIC = alphabet('شركةالنورالمحدودةصندوقبريد');

/** A word without a gap; most are short, and many as long as they may be. */
function word(sign: Arbitrary<string>): Arbitrary<string> {
  const length = fc.oneof(
    fc.constant(MAX_LENGTH),
    fc.integer({min: 1, max: 12}),
    fc.integer({min: 12, max: MAX_LENGTH}),
  );
  return length.chain(count => fc.array(sign, {minLength: count, maxLength: count})).map(signs => signs.join(''));
}

const MAIL = fc
  .tuple(word(LATIN), word(LATIN))
  .map(([name, host]) => `${name.slice(0, 60)}@${host.slice(0, 130)}.example`);
const ADDRESS = fc
  .array(word(LATIN), {minLength: 1, maxLength: 8})
  .map(parts => `https://emblem.example/${parts.join('/')}`.slice(0, MAX_LENGTH));
const WORDS = fc
  .array(fc.oneof(word(LATIN), word(CJK), word(ARABIC), word(DIGITS)), {minLength: 1, maxLength: 6})
  .map(words => words.join(' ').slice(0, MAX_LENGTH));
const GLUED = fc
  .array(fc.oneof(DIGITS, alphabet('\u00a0\u202f\u2060-/字')), {minLength: 1, maxLength: MAX_LENGTH})
  .map(signs => `1${signs.join('')}`);

const TEXT: Arbitrary<string> = fc.oneof(
  word(LATIN),
  word(DIGITS),
  word(CJK),
  word(THAI),
  word(ARABIC),
  MAIL,
  ADDRESS,
  WORDS,
  GLUED,
);
const CURRENCY = fc.constantFrom('EUR', 'JPY', 'USD', 'CNY', 'GBP');

/** An amount of as many digits as an amount may have. */
const AMOUNT = fc
  .tuple(fc.integer({min: 1, max: 999_999_999}), fc.integer({min: 0, max: 9999}))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);

function valueOf({kind, options, control}: Field): Arbitrary<unknown> {
  if (options) return fc.constantFrom(...options.map(({value}) => value));
  if (control === 'image') return fc.constantFrom('/wide.png', '/high.png', '/none.png');
  switch (kind) {
    case 'decimal':
      return AMOUNT;
    case 'integer':
    case 'number':
    case 'bigint':
      return fc.integer({min: 0, max: 999_999_999});
    case 'date':
      return fc.constant('2026-09-30');
    case 'datetime':
      return fc.constant('2026-09-30T10:00:00.000Z');
    default:
      return TEXT;
  }
}

function branch(tree: Json, name: string): Json {
  const found = tree[name];
  if (isObject(found)) return found;
  const made: Json = {};
  tree[name] = made;
  return made;
}

/** How much of a record is filled. */
export type Fill = 'all' | 'some' | 'none';

/** Draws the values of one paper. */
class Draw {
  private readonly record: Json = {};
  private readonly sources: Record<string, Json[]> = {};
  private readonly fill: Fill;

  constructor(
    private readonly model: Model,
    private readonly paper: PaperFile,
    private readonly draw: fc.GeneratorValue,
  ) {
    this.fill = draw((): Arbitrary<Fill> => fc.constantFrom('all', 'some', 'none'));
  }

  private isFilled(): boolean {
    return this.fill === 'some' ? this.draw(fc.integer, {min: 0, max: 9}) < 7 : this.fill === 'all';
  }

  private put(holder: Json, field: Field): void {
    if (!this.isFilled()) return;
    holder[field.name] ??= this.draw(valueOf, field);
    if (field.currency !== undefined) holder[field.currency] ??= this.draw(() => CURRENCY);
  }

  private end(from: Json, {way, field}: Pick<Found, 'way' | 'field'>): void {
    this.put(
      way.reduce((at, step) => branch(at, step.field.name), from),
      field,
    );
  }

  /** The record of the paper, or the one of a source. */
  private start(source: string | undefined): Json {
    if (source === undefined) return this.record;
    const [first = {}] = (this.sources[source] ??= [{}]);
    return first;
  }

  private rows(source: string): readonly Json[] {
    this.sources[source] ??= Array.from({length: this.draw(fc.integer, {min: 0, max: MAX_LINES})}, () => ({}));
    return this.sources[source];
  }

  private paths(): void {
    const {model, paper} = this;
    for (const {path, lines} of pathsOf(paper)) {
      const source = lines === undefined ? undefined : paper.sources?.[lines];
      const from: Entity | undefined = source && sourceEnd(model, source)?.entity;
      if (lines !== undefined && from) {
        const found = follow(model, from, path);
        for (const row of this.rows(lines)) if (found) this.end(row, found);
        continue;
      }
      const found = followInPaper(model, paper, path);
      const [head = ''] = path.split('.');
      if (found) this.end(this.start(paper.sources && Object.hasOwn(paper.sources, head) ? head : undefined), found);
    }
  }

  private addresses(): void {
    const {model, paper} = this;
    for (const {name} of addressesOf(paper)) {
      const end = addressEnd(model, paper, name);
      if (!end) continue;
      const holder = end.way.reduce(branch, this.start(end.source));
      const {name: people = [], company, street, city, state, zip} = end.keyword;
      for (const part of [...people, company, ...street, city, state, zip]) {
        const field = part === undefined ? undefined : end.entity.field[part];
        if (field && !field.relation) this.put(holder, field);
      }
    }
  }

  data(): PaperData {
    this.paths();
    this.addresses();
    return {record: this.record, sources: this.sources};
  }
}

/** Values for a paper. */
export function dataFor(model: Model, paper: PaperFile): Arbitrary<PaperData> {
  return fc.gen().map(draw => new Draw(model, paper, draw).data());
}

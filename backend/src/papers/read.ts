/**
 * Reads what a paper shows. Its right opens all that its file names, whatever else of the record may be read; only
 * confidential values need the right to them, and on papers that customers do not get each value its label.
 */
import type {Entity, Field, Model, Predicate} from '@emblem/schemas';
import {
  addressEnd,
  addressesOf,
  pathsOf,
  sourceEnd,
  type PaperData,
  type PaperFile,
  type PaperRecord,
  type PaperSource,
} from '@emblem/schemas/papers';
import {may} from '../access/decide';
import {asTrusted} from '../context/trusted';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {list, zoneOf} from '../read';
import {labelSight} from '../read/visibility';
import type {WireRecord} from '../values';
import {MAX_LINES} from './papers';

/** The relations that paths go on over. */
class Branch {
  readonly relations = new Map<string, Branch>();

  grow(names: readonly string[]): void {
    const [name, ...rest] = names;
    if (name === undefined) return;
    const next = this.relations.get(name) ?? new Branch();
    this.relations.set(name, next);
    next.grow(rest);
  }
}

interface Wanted {
  readonly record: Branch;
  readonly sources: ReadonlyMap<string, Branch>;
}

function wantedOf(model: Model, paper: PaperFile): Wanted {
  const record = new Branch();
  const sources = new Map(Object.keys(paper.sources ?? {}).map(name => [name, new Branch()]));
  for (const {path, lines} of pathsOf(paper)) {
    const names = path.split('.').slice(0, -1);
    const [head = '', ...rest] = names;
    if (lines !== undefined) sources.get(lines)?.grow(names);
    else if (sources.has(head)) sources.get(head)?.grow(rest);
    else record.grow(names);
  }
  for (const {name} of addressesOf(paper)) {
    const {keyword, source, way = []} = addressEnd(model, paper, name) ?? {};
    const branch = source === undefined ? record : sources.get(source);
    for (const relation of [keyword?.state, keyword?.country])
      if (relation !== undefined) branch?.grow([...way, relation]);
  }
  return {record, sources};
}

class Reader {
  private readonly reading: Context;

  constructor(
    private readonly context: Context,
    private readonly paper: PaperFile,
  ) {
    this.reading = asTrusted(context);
  }

  private isHidden(entity: Entity, field: Field, mayAll: boolean): boolean {
    const {sensitivity} = field;
    if (sensitivity === 'secret' || (sensitivity === 'confidential' && !mayAll)) return true;
    const {actor, model} = this.context;
    return this.paper.audience !== 'customer' && labelSight(actor, entity, model, 'view', field) === false;
  }

  /** Without what the asker may not see. */
  private shown(entity: Entity, record: WireRecord): PaperRecord {
    const mayAll = may(this.context, `${entity.key}.read-confidential`).length > 0;
    const hidden = entity.fields.filter(field => this.isHidden(entity, field, mayAll));
    const names = new Set(hidden.map(({name}) => name));
    return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
  }

  /** Records with the related ones in place of their ids; what was deleted since still stands on the paper. */
  private async joined(
    entity: Entity,
    records: readonly PaperRecord[],
    branch: Branch,
  ): Promise<readonly PaperRecord[]> {
    let all = records;
    for (const [name, next] of branch.relations) {
      const target = entity.field[name]?.relation?.to;
      if (target === undefined) continue;
      const ids = [...new Set(records.map(record => record[name]).filter(id => typeof id === 'number'))];
      const related = await this.byIds(target, ids, next);
      const byId = new Map(related.map(record => [record.id, record]));
      all = all.map(record => ({...record, [name]: byId.get(record[name]) ?? null}));
    }
    return all;
  }

  /** At most one more than a paper may have lines. */
  async read(key: string, where: Predicate, branch: Branch, deleted = false): Promise<readonly PaperRecord[]> {
    const entity = this.context.model.entity(key);
    const field = entity.sort?.field ?? 'id';
    const sort = [{field, descending: false}];
    const {records} = await list(this.reading, key, {where, sort, limit: MAX_LINES + 1, total: 'none', deleted});
    return this.joined(
      entity,
      records.map(record => this.shown(entity, record)),
      branch,
    );
  }

  /** What a relation points to, deleted or not. */
  private async byIds(key: string, ids: readonly number[], branch: Branch): Promise<readonly PaperRecord[]> {
    const live = await this.read(key, {in: ['id', ids]}, branch);
    const gone = ids.filter(id => live.every(record => record.id !== id));
    if (gone.length === 0 || !this.context.model.entity(key).softDelete) return live;
    return [...live, ...(await this.read(key, {in: ['id', gone]}, branch, true))];
  }

  async source(source: PaperSource, record: PaperRecord, branch: Branch): Promise<readonly PaperRecord[]> {
    const end = sourceEnd(this.context.model, source);
    const target = source.via === undefined ? record.id : idOf(record[source.via]);
    if (!end || typeof target !== 'number') return [];
    const points: Predicate =
      end.field.kind === 'references' ? {has: [end.field.name, {eq: ['id', target]}]} : {eq: [end.field.name, target]};
    const where: Predicate = {all: [points, ...(source.where ? [source.where] : []), ...sharedValues(source, record)]};
    const rows = await this.read(end.entity.key, where, branch);
    return source.first ? rows.slice(0, 1) : rows;
  }
}

/** What `same` of a source asks of its records. */
function sharedValues({same = {}}: PaperSource, record: PaperRecord): readonly Predicate[] {
  return Object.entries(same).map(([theirs, ours]): Predicate => {
    const value = record[ours];
    return {eq: [theirs, typeof value === 'string' || typeof value === 'number' ? value : null]};
  });
}

/** Of a relation whose record stands in its place already, too. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** Throws a `Refusal`: 404 where the record is gone, 422 for more lines than a paper takes. */
export async function readPaper(context: Context, paper: PaperFile, id: number): Promise<PaperData> {
  const {language} = context.actor;
  const entity = context.model.entity(paper.entity);
  const wanted = wantedOf(context.model, paper);
  const reader = new Reader(context, paper);
  const [record] = await reader.read(entity.key, {eq: ['id', id]}, wanted.record);
  if (!record) throw new Refusal(404, text('notFound', language));
  const sources: Record<string, readonly PaperRecord[]> = {};
  for (const [name, source] of Object.entries(paper.sources ?? {})) {
    const rows = await reader.source(source, record, wanted.sources.get(name) ?? new Branch());
    if (rows.length > MAX_LINES) throw new Refusal(422, text('paperTooLarge', language, {limit: MAX_LINES}));
    sources[name] = rows;
  }
  const own = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, idOf(value)]));
  return {record, sources, zone: await zoneOf(context, entity, own)};
}

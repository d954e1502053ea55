/** Where the values of a paper come from: the property that a path ends at, and all paths of a paper. */
import type {Entity, Field, Model} from '../model';
import type {EntityAddress} from '../vocabulary';
import type {PaperFile, PaperLine, PaperPart, PaperSource, ValuePath} from '../vocabulary/paper';

/** The property at the end of a path, with the properties on the way to it. */
export interface Found {
  readonly entity: Entity;
  readonly field: Field;
  readonly way: readonly {readonly entity: Entity; readonly field: Field}[];
}

export interface SourceEnd {
  readonly entity: Entity;
  /** Of that entity: points to our record, or to what `via` points to. */
  readonly field: Field;
}

/** Undefined where the entity or its property does not exist, or is no relation. */
export function sourceEnd(model: Model, {of}: PaperSource): SourceEnd | undefined {
  const [key = '', name = ''] = of.split('.');
  const entity = model.entities.get(key);
  const field = entity?.field[name];
  return entity && field?.relation ? {entity, field} : undefined;
}

/** Follows a path from an entity, over relations; undefined where it breaks off. */
export function follow(model: Model, from: Entity, path: ValuePath): Found | undefined {
  const names = path.split('.');
  const way: {entity: Entity; field: Field}[] = [];
  let entity: Entity | undefined = from;
  for (const [index, name] of names.entries()) {
    const field: Field | undefined = entity?.field[name];
    if (!entity || !field) return undefined;
    if (index === names.length - 1) return {entity, field, way};
    if (!field.relation || field.kind === 'references') return undefined;
    way.push({entity, field});
    entity = model.entities.get(field.relation.to);
  }
  return undefined;
}

/** As `follow`, from the paper's entity or from one of its sources that is a single record. */
export function followInPaper(model: Model, paper: PaperFile, path: ValuePath): Found | undefined {
  const [head = '', ...rest] = path.split('.');
  const source = paper.sources && Object.hasOwn(paper.sources, head) ? paper.sources[head] : undefined;
  if (source) {
    const end = source.first ? sourceEnd(model, source) : undefined;
    return end && rest.length > 0 ? follow(model, end.entity, rest.join('.')) : undefined;
  }
  const entity = model.entities.get(paper.entity);
  return entity && follow(model, entity, path);
}

/** A path where it stands in the file; `lines` where it begins at a line of that source. */
export interface PathUse {
  readonly pointer: string;
  readonly path: ValuePath;
  readonly lines?: string;
}

function ofLine(pointer: string, line: PaperLine): readonly PathUse[] {
  if (typeof line === 'string') return [{pointer, path: line}];
  return 'address' in line ? [] : line.map((path, index) => ({pointer: `${pointer}/${index}`, path}));
}

function ofPart(part: PaperPart, at: string): readonly PathUse[] {
  switch (part.kind) {
    case 'letterhead':
      return [
        ...(part.logo === undefined ? [] : [{pointer: `${at}/logo`, path: part.logo}]),
        ...part.name.map((path, index) => ({pointer: `${at}/name/${index}`, path})),
        ...part.lines.flatMap((line, index) => ofLine(`${at}/lines/${index}`, line)),
      ];
    case 'parties':
      return part.parties.flatMap(({lines}, party) =>
        lines.flatMap((line, index) => ofLine(`${at}/parties/${party}/lines/${index}`, line)),
      );
    case 'fields':
      return part.fields.map(({value}, index) => ({pointer: `${at}/fields/${index}/value`, path: value}));
    case 'lines':
      return part.columns.map(({value}, index) => ({
        pointer: `${at}/columns/${index}/value`,
        path: value,
        lines: part.of,
      }));
    case 'totals':
      return [
        ...(part.if === undefined ? [] : [{pointer: `${at}/if`, path: part.if}]),
        ...part.rows.map(({value}, index) => ({pointer: `${at}/rows/${index}/value`, path: value})),
      ];
    case 'terms':
      return [
        ...(part.instead ?? []).map((path, index) => ({pointer: `${at}/instead/${index}`, path})),
        ...(part.while === undefined ? [] : [{pointer: `${at}/while`, path: part.while}]),
        ...part.paragraphs.flatMap((paragraph, index) =>
          typeof paragraph !== 'string' && 'value' in paragraph
            ? [{pointer: `${at}/paragraphs/${index}/value`, path: paragraph.value}]
            : [],
        ),
      ];
    case 'pictures':
      return part.pictures.map((path, index) => ({pointer: `${at}/pictures/${index}`, path}));
    case 'codes':
      return [
        ...(part.while === undefined ? [] : [{pointer: `${at}/while`, path: part.while}]),
        ...part.codes.map(({content}, index) => ({pointer: `${at}/codes/${index}/content`, path: content})),
      ];
    case 'questions':
    case 'signatures':
      return [];
  }
}

/** Every path of the file. */
export function pathsOf(paper: PaperFile): readonly PathUse[] {
  const head = ['language', 'number'] as const;
  return [
    ...(paper.mail?.to ?? []).map((path, index) => ({pointer: `/mail/to/${index}`, path})),
    ...(paper.electronic?.reads ?? []).map((path, index) => ({pointer: `/electronic/reads/${index}`, path})),
    ...(paper.letterFor ?? []).map((path, index) => ({pointer: `/letterFor/${index}`, path})),
    ...head.flatMap(name => {
      const path = paper[name];
      return path === undefined ? [] : [{pointer: `/${name}`, path}];
    }),
    ...paper.blocks.flatMap((part, index) => ofPart(part, `/blocks/${index}`)),
  ];
}

export interface AddressUse {
  readonly pointer: string;
  readonly name: string;
}

function addressLines(lines: readonly PaperLine[], at: string): readonly AddressUse[] {
  return lines.flatMap((line, index) =>
    typeof line !== 'string' && 'address' in line ? [{pointer: `${at}/${index}/address`, name: line.address}] : [],
  );
}

/** Every address of the file. */
export function addressesOf(paper: PaperFile): readonly AddressUse[] {
  return paper.blocks.flatMap((part, index) => {
    const at = `/blocks/${index}`;
    if (part.kind === 'letterhead') return addressLines(part.lines, `${at}/lines`);
    if (part.kind !== 'parties') return [];
    return part.parties.flatMap(({lines}, party) => addressLines(lines, `${at}/parties/${party}/lines`));
  });
}

export interface AddressEnd {
  readonly entity: Entity;
  readonly keyword: EntityAddress;
  /** The source whose record has it; the paper's own record when undefined. */
  readonly source: string | undefined;
  /** The relations from that record to the one that has it. */
  readonly way: readonly string[];
}

/** The address that is for such a use, of the record to which these relations lead. */
function addressBehind(
  model: Model,
  from: string,
  way: readonly string[],
  isMeant: (use: EntityAddress['use']) => boolean,
): AddressEnd | undefined {
  const entity = way.reduce<Entity | undefined>((at, step) => {
    const field = at?.field[step];
    return field?.relation && field.kind !== 'references' ? model.entities.get(field.relation.to) : undefined;
  }, model.entities.get(from));
  const keyword = entity?.addresses.find(({use}) => isMeant(use));
  return entity && keyword && {entity, keyword, source: undefined, way};
}

/** Undefined where there is no such address. */
export function addressEnd(model: Model, paper: PaperFile, name: string): AddressEnd | undefined {
  const source = paper.sources && Object.hasOwn(paper.sources, name) ? paper.sources[name] : undefined;
  if (source) {
    const entity = source.first && sourceEnd(model, source)?.entity;
    const keyword = entity?.addresses[0];
    return entity && keyword && {entity, keyword, source: name, way: []};
  }
  const steps = name.split('.');
  const before = steps.slice(0, -1);
  return (
    addressBehind(model, paper.entity, before, use => use === steps.at(-1)) ??
    addressBehind(model, paper.entity, steps, use => use === undefined)
  );
}

/** What a value of a schema file may be, as far as TypeScript and JSON Schema both can say it. */
export interface Shape {
  /** Cannot be told apart from anything else here: predicates, expressions, values of any kind. */
  readonly any?: true;
  /** Texts, numbers and switches that are not among `words`. */
  readonly scalars?: ReadonlySet<string>;
  /** The words and values to choose from, as JSON. */
  readonly words?: ReadonlySet<string>;
  readonly items?: Shape;
  /** Of an object with names of one's choice: what stands under each. */
  readonly each?: Shape;
  /** Of an object with given names. */
  readonly names?: ReadonlyMap<string, Named>;
}

export interface Named {
  readonly required: boolean;
  readonly shape: Shape;
}

function bothSets<T>(a: ReadonlySet<T> | undefined, b: ReadonlySet<T> | undefined): ReadonlySet<T> {
  return new Set([...(a ?? []), ...(b ?? [])]);
}

function eitherShape(a: Shape | undefined, b: Shape | undefined): Shape | undefined {
  return a && b ? either(a, b) : (a ?? b);
}

function eitherNames(a: Shape['names'], b: Shape['names']): Shape['names'] {
  if (!a || !b) return a ?? b;
  return new Map(
    [...new Set([...a.keys(), ...b.keys()])].map(name => {
      const [one, other] = [a.get(name), b.get(name)];
      const shape = eitherShape(one?.shape, other?.shape) ?? {};
      return [name, {required: one?.required === true && other?.required === true, shape}];
    }),
  );
}

/** What is one of both: a name that only one of them has, or does not require, is not required. */
export function either(a: Shape, b: Shape): Shape {
  if (a.any || b.any) return {any: true};
  const scalars = bothSets(a.scalars, b.scalars);
  const words = bothSets(a.words, b.words);
  const [items, each] = [eitherShape(a.items, b.items), eitherShape(a.each, b.each)];
  const names = eitherNames(a.names, b.names);
  return {
    ...(scalars.size > 0 && {scalars}),
    ...(words.size > 0 && {words}),
    ...(items && {items}),
    ...(each && {each}),
    ...(names && {names}),
  };
}

function joinValues(values: ReadonlySet<string> | undefined): string {
  return [...(values ?? [])].sort().join(' ') || 'nothing';
}

function inner(a: Shape | undefined, b: Shape | undefined, path: string): readonly string[] {
  if (!a && !b) return [];
  return a && b ? differences(a, b, path) : [`${path}: only in ${a ? 'the type' : 'the meta-schema'}`];
}

function ofNames(a: Shape['names'], b: Shape['names'], path: string): readonly string[] {
  return [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].flatMap(name => {
    const here = path === '' ? name : `${path}.${name}`;
    const [one, other] = [a?.get(name), b?.get(name)];
    if (!one || !other) return inner(one?.shape, other?.shape, here);
    const says = one.required ? 'required by the type alone' : 'required by the meta-schema alone';
    return [
      ...(one.required === other.required ? [] : [`${here}: ${says}`]),
      ...differences(one.shape, other.shape, here),
    ];
  });
}

/** A line for each place at which the shape of a type and that of a meta-schema are not the same. */
export function differences(type: Shape, schema: Shape, path = ''): readonly string[] {
  if (type.any || schema.any) return [];
  const values = (['scalars', 'words'] as const).flatMap(part =>
    joinValues(type[part]) === joinValues(schema[part])
      ? []
      : [`${path}: ${joinValues(type[part])} <> ${joinValues(schema[part])}`],
  );
  return [
    ...values,
    ...inner(type.items, schema.items, `${path}[]`),
    ...inner(type.each, schema.each, `${path}.*`),
    ...ofNames(type.names, schema.names, path),
  ];
}

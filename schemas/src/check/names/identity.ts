/** Ids are there, unique and never ambiguous: entities by file and id, properties by x-id and column. */
import type {Checked, EntityFile, EntityRule, Finding, Problem, Rule} from '../types';
import {finding} from '../types';

const MAX_IDENTIFIER = 63;

function findRepeated<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly {readonly item: T; readonly first: T}[] {
  const seen = new Map<string, T>();
  return items.flatMap(item => {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    return first === undefined ? [] : [{item, first}];
  });
}

function fileNames({file, schema}: EntityFile): readonly Finding[] {
  const [folder, name] = file.split('/').slice(-2);
  const {module} = schema['x-entity'];
  return [
    ...(name === `${schema.$id}.json`
      ? []
      : [finding('/$id', `$id is "${schema.$id}" but the file is called "${name}".`, 'Give both the same name.')]),
    ...(folder === module
      ? []
      : [
          finding(
            '/x-entity/module',
            `The module is "${module}" but the file lies in "${folder}".`,
            `Move the file to entities/${module}/.`,
          ),
        ]),
  ];
}

/** Beyond the highest there is: a smaller one may have been that of a property which is gone. */
function nextId({properties}: EntityFile['schema'], place: number): string {
  const used = Object.values(properties).map(property => Number(property['x-id']?.slice(1) ?? 0));
  return `f${String(Math.max(0, ...used) + 1 + place).padStart(2, '0')}`;
}

function missingIds({schema}: EntityFile): readonly Finding[] {
  return Object.entries(schema.properties)
    .filter(([, property]) => !property['x-id'])
    .map(([name], place) =>
      finding(
        `/properties/${name}`,
        `The property "${name}" has no x-id.`,
        `Add the next free one: "x-id": "${nextId(schema, place)}"; never reuse one.`,
      ),
    );
}

function duplicateIds({schema}: EntityFile): readonly Finding[] {
  const withId = Object.entries(schema.properties).filter(([, property]) => property['x-id'] !== undefined);
  return findRepeated(withId, ([, property]) => property['x-id'] ?? '').map(({item: [name, property], first}) =>
    finding(
      `/properties/${name}/x-id`,
      `"${property['x-id']}" is already the id of "${first[0]}".`,
      'Give the newer property the next free id.',
    ),
  );
}

function duplicateColumns({entity}: EntityFile): readonly Finding[] {
  return findRepeated(entity.fields, field => field.column).map(({item, first}) => {
    const [own, other] = item.system ? [first, item] : [item, first];
    return finding(
      `/properties/${own.name}`,
      `Its column "${own.column}" is also that of "${other.name}".`,
      'Rename the property, or give it another name in x-column.',
    );
  });
}

function duplicateNames({schema, entity}: EntityFile): readonly Finding[] {
  return Object.keys(schema.properties)
    .filter(name => Object.values(entity.system).includes(name))
    .map(name =>
      finding(
        `/properties/${name}`,
        `"${name}" is the name of a system property, which every entity has.`,
        'Remove the property; x-entity.systemNames changes the wire name of times.',
      ),
    );
}

function tooLong({entity}: EntityFile): readonly Finding[] {
  return entity.fields
    .filter(field => (field.join?.table ?? field.column).length > MAX_IDENTIFIER)
    .map(field =>
      finding(
        `/properties/${field.name}`,
        `"${field.join?.table ?? field.column}" is longer than ${MAX_IDENTIFIER} characters.`,
        'Give it a shorter name in x-column.',
      ),
    );
}

function takenNames({schema}: EntityFile): readonly Finding[] {
  const was = Object.entries(schema.properties).flatMap(([name, property]) =>
    (property['x-was'] ?? []).map(earlier => ({name, earlier})),
  );
  return was
    .filter(({earlier}) => schema.properties[earlier] !== undefined)
    .map(({name, earlier}) =>
      finding(
        `/properties/${name}/x-was`,
        `"${earlier}" is the name of another property today.`,
        'Remove it from x-was.',
      ),
    );
}

export const identity: EntityRule = file =>
  [fileNames, missingIds, duplicateIds, duplicateColumns, duplicateNames, tooLong, takenNames].flatMap(rule =>
    rule(file),
  );

function duplicates(
  checked: Checked,
  pointer: string,
  what: string,
  keyOf: (file: EntityFile) => string,
): readonly Problem[] {
  return findRepeated(checked.entities, keyOf).map(({item, first}) => ({
    file: item.file,
    pointer,
    message: `${what} "${keyOf(item)}" is also that of ${first.file}.`,
    fix: 'Choose another for the newer entity.',
  }));
}

export const entityIds: Rule = checked => [
  ...duplicates(checked, '/$id', 'The key', ({schema}) => schema.$id),
  ...duplicates(checked, '/x-entity/id', 'The id', ({schema}) => schema['x-entity'].id),
];

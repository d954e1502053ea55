/**
 * No bare numbers where an enumeration has a key: predicates (`['status', 8]`) and comparisons (`order.status === 8`,
 * `numberOf(order, 'status') === 8`) of product code. `bareValues(files, properties)` answers a line for each;
 * `properties` maps the names of properties to the numbers that their entries stand for.
 */
import picomatch from 'picomatch';

const PRODUCT = picomatch(['backend/src/**/*.ts', 'admin/src/**/*.{ts,tsx}', 'seed/src/**/*.ts'], {
  ignore: ['**/*.test.{ts,tsx}', '**/testing/**'],
});

const PREDICATE = /\b(?:eq|ne|lte?|gte?|n?in): \['(\w+)', \[?(\d+)/g;
const COMPARISON = /\b(?:(?<owner>\w+)\??\.)?(\w+) (?:===|!==) (\d+)\b/g;
/** `numberOf(order, 'status')`, `order['status']`, `Number(order.status)`. */
const READINGS = [
  String.raw`\bnumberOf\([^'\n]*, '(?<named>\w+)'\)`,
  String.raw`\['(?<indexed>\w+)'\]`,
  String.raw`\bNumber\([\w.?]*\.(?<turned>\w+)\)`,
];
const READING = new RegExp(`(?:${READINGS.join('|')}) (?:===|!==) (?<number>\\d+)\\b`, 'g');
/** Answers of HTTP and of promises have a status and a state, too. */
const OTHER_OWNERS = new Set(['error', 'response', 'answer', 'reply', 'result']);

function isWritten(value) {
  return typeof value === 'object' && value !== null;
}

function numbersOf(body) {
  return (body['x-enum'] ?? []).map(({value}) => value).filter(value => typeof value === 'number');
}

/** Property name to the numbers of its entries, over all entities; `types` are the files of field types. */
export function enumerations(entities, types) {
  const bodies = new Map(types.map(({$id, body}) => [$id, body]));
  const found = new Map();
  const ofProperty = property => {
    const own = numbersOf(property);
    const base = bodies.get(property['x-type']);
    return own.length > 0 || !base ? own : ofProperty(base);
  };
  const visit = schema => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      found.set(name, new Set([...(found.get(name) ?? []), ...ofProperty(property)]));
      visit(property);
    }
    if (isWritten(schema.items)) visit(schema.items);
  };
  entities.forEach(visit);
  return found;
}

export function bareValues(files, properties) {
  return [...files].flatMap(([path, text]) => {
    if (!PRODUCT(path)) return [];
    const hits = [
      ...[...text.matchAll(PREDICATE)].map(({0: code, 1: name, 2: value, index}) => ({code, name, value, index})),
      ...[...text.matchAll(COMPARISON)]
        .filter(({groups}) => !OTHER_OWNERS.has(groups.owner))
        .map(({0: code, 2: name, 3: value, index}) => ({code, name, value, index})),
      ...[...text.matchAll(READING)].map(({0: code, groups: {named, indexed, turned, number}, index}) => ({
        code,
        name: named ?? indexed ?? turned,
        value: number,
        index,
      })),
    ];
    return hits
      .filter(({name, value}) => properties.get(name)?.has(Number(value)))
      .map(({code, index}) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} "${code}" has a bare value. Name the entry by its constant in @emblem/schemas/values.`;
      });
  });
}

/** Relations lead somewhere, on properties that can hold them. */
import type {PropertySchema} from '../../vocabulary';
import {finding, type Checked, type EntityRule, type Finding} from '../types';

function typeOf(schema: PropertySchema | undefined): string | undefined {
  return typeof schema?.type === 'string' ? schema.type : schema?.type?.find(type => type !== 'null');
}

function holdsIds(property: PropertySchema): boolean {
  const type = typeOf(property);
  return type === 'integer' || (type === 'array' && typeOf(property.items) === 'integer');
}

function checkRelation(
  name: string,
  property: PropertySchema,
  required: boolean,
  {model}: Checked,
): readonly Finding[] {
  const relation = property['x-relation'];
  if (!relation) return [];
  const pointer = `/properties/${name}/x-relation`;
  const findings: Finding[] = [];
  if (!model.entities.has(relation.to))
    findings.push(
      finding(`${pointer}/to`, `There is no entity "${relation.to}".`, "Correct the key, or add the entity's file."),
    );
  if (!holdsIds(property))
    findings.push(
      finding(
        `/properties/${name}/type`,
        'A relation holds ids.',
        'Make it "integer", or an "array" whose items are "integer".',
      ),
    );
  if (relation.onDelete === 'setNull' && required)
    findings.push(
      finding(
        `${pointer}/onDelete`,
        `"${name}" is required and cannot be set to null.`,
        'Use "restrict" or "cascade", or do not require it.',
      ),
    );
  if (relation.onDelete === 'setNull' && typeOf(property) === 'array')
    findings.push(
      finding(
        `${pointer}/onDelete`,
        'An element of a list cannot be set to null.',
        'Use "cascade", which removes the element, or "restrict".',
      ),
    );
  if (relation.inherit && typeOf(property) === 'array')
    findings.push(
      finding(
        `${pointer}/inherit`,
        'Rights cannot follow a list of records.',
        'Let them follow a relation to one record.',
      ),
    );
  for (const keyword of ['matching', 'agreeing'] as const)
    for (const theirs of Object.keys(relation[keyword] ?? {}))
      if (model.entities.get(relation.to)?.field[theirs] === undefined)
        findings.push(
          finding(
            `${pointer}/${keyword}/${theirs}`,
            `${relation.to} has no property "${theirs}".`,
            'Correct the name: theirs stands first, ours is its value.',
          ),
        );
  return findings;
}

function inheritsInCycle(start: string, {model}: Checked): boolean {
  const seen = new Set<string>();
  let waiting: readonly string[] = [start];
  while (waiting.length > 0) {
    const next = waiting.flatMap(key =>
      (model.entities.get(key)?.fields ?? [])
        .filter(field => field.relation?.inherit)
        .map(field => field.relation?.to ?? ''),
    );
    if (next.includes(start)) return true;
    waiting = next.filter(key => !seen.has(key));
    for (const key of waiting) seen.add(key);
  }
  return false;
}

export const relations: EntityRule = ({schema}, checked) => [
  ...Object.entries(schema.properties).flatMap(([name, property]) =>
    checkRelation(name, property, schema.required?.includes(name) ?? false, checked),
  ),
  ...(inheritsInCycle(schema.$id, checked)
    ? [
        finding(
          '/properties',
          'Following the relations with "inherit" leads back to this entity.',
          'Let one of them not inherit.',
        ),
      ]
    : []),
];

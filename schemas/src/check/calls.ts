/** Documented calls lead to entities, properties and rights that exist, and no two to the same address. */
import type {Call, Parameter} from '../calls';
import type {Entity, Model} from '../model';
import type {PropertySchema} from '../vocabulary';
import {finding, type Checked, type Finding, type Problem, type Rule} from './types';

const READING = new Set(['list', 'page', 'tree', 'get']);
/** Parameters that are not about a property. */
const CONTROLS = new Set(['search', 'page', 'pageSize', 'sort', 'ignore']);

function unknownProperty(entity: Entity, name: string, pointer: string): readonly Finding[] {
  return entity.field[name.replace(/^-/, '')]
    ? []
    : [finding(pointer, `${entity.key} has no property "${name}".`, 'Correct the name, or add the property.')];
}

function checkParameter(
  name: string,
  parameter: Parameter,
  call: Call,
  entity: Entity,
  pointer: string,
): readonly Finding[] {
  if (parameter.as !== undefined && CONTROLS.has(parameter.as)) return [];
  const reading = READING.has(call.operation ?? '');
  if (!reading && parameter.as !== undefined)
    return [
      finding(`${pointer}/as`, `"${call.operation}" writes; nothing is filtered "${parameter.as}".`, 'Remove "as".'),
    ];
  if (call.list === name) return [];
  return unknownProperty(entity, parameter.field ?? name, parameter.field === undefined ? pointer : `${pointer}/field`);
}

function checkOperation(call: Call, pointer: string, model: Model): readonly Finding[] {
  const entity = model.entities.get(call.entity ?? '');
  if (!entity)
    return [
      finding(
        `${pointer}/entity`,
        `There is no entity "${call.entity}".`,
        "Correct the key, or add the entity's file.",
      ),
    ];
  const findings = [
    ...Object.entries(call.params ?? {}).flatMap(([name, parameter]) =>
      checkParameter(name, parameter, call, entity, `${pointer}/params/${name}`),
    ),
    ...(call.only ?? []).flatMap((name, index) => unknownProperty(entity, name, `${pointer}/only/${index}`)),
    ...Object.keys(call.values ?? {}).flatMap(name => unknownProperty(entity, name, `${pointer}/values/${name}`)),
    ...(call.sort === undefined ? [] : unknownProperty(entity, call.sort, `${pointer}/sort`)),
    ...(call.tree ? unknownProperty(entity, call.tree.parent, `${pointer}/tree/parent`) : []),
  ];
  if (call.operation === 'tree' && !call.tree)
    findings.push(finding(pointer, 'A tree needs to know its branches.', 'Add "tree": {"parent": …, "children": …}.'));
  if (call.operation === 'toggle' && !entity.toggle)
    findings.push(
      finding(
        `${pointer}/operation`,
        `${entity.key} has no x-toggle.`,
        'Add it to the entity, or use another operation.',
      ),
    );
  if (call.operation === 'switch' && !entity.switches.some(({field}) => field === call.switch))
    findings.push(
      finding(
        `${pointer}/switch`,
        `${entity.key} has no switch "${call.switch ?? ''}".`,
        'Name the field of one of its x-toggles.',
      ),
    );
  if (call.operation === 'set' && !call.only && !call.values)
    findings.push(finding(pointer, 'It sets nothing.', 'Name the properties in "only", or say "values".'));
  if (call.operation === 'reorder' && !entity.sort)
    findings.push(
      finding(
        `${pointer}/operation`,
        `${entity.key} has no x-sort.`,
        'Add it to the entity, or use another operation.',
      ),
    );
  return findings;
}

function checkRights(call: Call, pointer: string, model: Model): readonly Finding[] {
  return (call.rights ?? []).flatMap((key, index) => {
    const [entity = '', action = ''] = key.split('.');
    const known = model.entities.get(entity)?.rightActions.includes(action);
    return known
      ? []
      : [
          finding(
            `${pointer}/rights/${index}`,
            `There is no right "${key}".`,
            'Write "entity.action" with an action of that entity.',
          ),
        ];
  });
}

/** What nobody has limited could hold as much as a body may. */
function findUnlimited(
  {type, enum: values, format, maxLength, maxItems, items, properties}: PropertySchema,
  pointer: string,
): readonly Finding[] {
  const endless =
    (type === 'string' && !values && maxLength === undefined && format !== 'date' && format !== 'date-time') ||
    (type === 'array' && maxItems === undefined);
  return [
    ...(endless
      ? [
          finding(
            pointer,
            `This ${type === 'array' ? 'list' : 'text'} may be as long as it likes.`,
            `Add "${type === 'array' ? 'maxItems' : 'maxLength'}".`,
          ),
        ]
      : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) =>
      findUnlimited(inner, `${pointer}/properties/${name}`),
    ),
    ...(items ? findUnlimited(items, `${pointer}/items`) : []),
  ];
}

/** Whether the schema says nothing of what stands there, not even in words. */
function isUnsaid(schema: PropertySchema): boolean {
  const {'x-record': record, type, enum: values, description, items, properties, additionalProperties} = schema;
  if (record !== undefined || values || 'const' in schema || description !== undefined) return false;
  if (type === undefined || type === 'array') return !items;
  return type.includes('object') && !properties && typeof additionalProperties !== 'object';
}

function checkOutput(schema: PropertySchema, model: Model, pointer: string): readonly Finding[] {
  const {'x-record': record, items, properties, additionalProperties} = schema;
  return [
    ...(record !== undefined && !model.entities.has(record)
      ? [finding(`${pointer}/x-record`, `There is no entity "${record}".`, 'Correct the key.')]
      : []),
    ...(isUnsaid(schema)
      ? [finding(pointer, 'The answer does not say what stands here.', 'Give its shape, or say it in "description".')]
      : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) =>
      checkOutput(inner, model, `${pointer}/properties/${name}`),
    ),
    ...(items ? checkOutput(items, model, `${pointer}/items`) : []),
    ...(typeof additionalProperties === 'object'
      ? checkOutput(additionalProperties, model, `${pointer}/additionalProperties`)
      : []),
  ];
}

function checkCall(call: Call, pointer: string, model: Model): readonly Finding[] {
  const findings = [
    ...checkRights(call, pointer, model),
    ...(call.operation ? checkOperation(call, pointer, model) : []),
  ];
  if (call.act !== undefined && !call.input)
    findings.push(
      finding(
        pointer,
        `The act "${call.act}" does not say what it takes.`,
        'Add "input"; {"type": "object", "additionalProperties": false, "properties": {}} for nothing.',
      ),
    );
  if (call.act !== undefined && !call.output)
    findings.push(
      finding(
        pointer,
        `The act "${call.act}" does not say what it answers.`,
        'Add "output"; {"type": "null"} for nothing.',
      ),
    );
  return [
    ...findings,
    ...(call.own === true || call.rows?.length
      ? []
      : [
          finding(
            pointer,
            'The call says neither which rows ask for it nor that it is ours.',
            'Add "rows", or "own": true for a path that the documents do not have.',
          ),
        ]),
    ...(call.input ? findUnlimited(call.input, `${pointer}/input`) : []),
    ...(call.output ? checkOutput(call.output, model, `${pointer}/output`) : []),
  ];
}

function addresses({method, path}: Call): readonly string[] {
  return method === 'ANY' ? [`GET ${path}`, `POST ${path}`] : [`${method} ${path}`];
}

function duplicates(checked: Checked): readonly Problem[] {
  const taken = new Map<string, string>();
  return checked.calls.flatMap(({file, content}) =>
    content.calls.flatMap((call, index) => {
      const clash = addresses(call).find(address => taken.has(address));
      for (const address of addresses(call)) taken.set(address, taken.get(address) ?? file);
      return clash === undefined
        ? []
        : [
            {
              file,
              pointer: `/calls/${index}/path`,
              message: `"${clash}" is already described in ${taken.get(clash)}.`,
              fix: 'Remove one of the two.',
            },
          ];
    }),
  );
}

export const calls: Rule = checked => [
  ...checked.calls.flatMap(({file, content}) =>
    content.calls.flatMap((call, index) =>
      checkCall(call, `/calls/${index}`, checked.model).map(each => ({file, ...each})),
    ),
  ),
  ...duplicates(checked),
];

/** Document numbers are drawn by a step there is, from a series there is, and are never the same twice. */
import type {Entity, Field, Model} from '../../model';
import type {NumberKeyword} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';
import {isAlwaysThere} from './always-there';
import {checkZone} from './time-zones';

type Numbered = Field & {readonly number: NumberKeyword};

function checkSeries(entity: Entity, {name, number}: Numbered, pointer: string): readonly Finding[] {
  const {pattern, per} = number;
  const series = per === undefined ? undefined : entity.field[per];
  if (per === undefined)
    return pattern.includes('{per}')
      ? [finding(`${pointer}/pattern`, '{per} stands for nothing.', 'Say what the series is of: "per".')]
      : [];
  if (!series || !isAlwaysThere(entity, series))
    return [
      finding(`${pointer}/per`, `"${per}" is no required property.`, 'Name one that every record has, or require it.'),
    ];
  const isAlone = entity.unique.some(({fields}) => fields.length === 1 && fields[0] === name);
  return !pattern.includes('{per}') && isAlone
    ? [
        finding(
          `${pointer}/pattern`,
          `Two series give the same number, and "${name}" is unique.`,
          `Put {per} into the pattern, or make it unique together with "${per}".`,
        ),
      ]
    : [];
}

function checkNumber(entity: Entity, model: Model, field: Numbered, pointer: string): readonly Finding[] {
  const {at, gapless} = field.number;
  const steps = entity.workflows.flatMap(({transitions}) => transitions.map(({action}) => action));
  return [
    ...(field.kind === 'string'
      ? []
      : [finding(pointer, 'A document number is a text.', 'Make the property a "string".')]),
    ...(at === undefined || steps.includes(at)
      ? []
      : [finding(`${pointer}/at`, `No step is called "${at}".`, 'Name the action of a transition.')]),
    ...(at === undefined || !field.required
      ? []
      : [finding(`${pointer}/at`, 'A new record has no number yet.', `Take "${field.name}" out of "required".`)]),
    ...checkZone(entity, model, field.number.zone, `${pointer}/zone`),
    ...(gapless && !entity.unique.some(({fields}) => fields.includes(field.name))
      ? [finding(`${pointer}/gapless`, `"${field.name}" is not unique.`, 'Add it to x-unique.')]
      : []),
    ...checkSeries(entity, field, pointer),
  ];
}

export const numbers: EntityRule = ({entity}, {model}) =>
  entity.fields
    .filter((field): field is Numbered => field.number !== undefined)
    .flatMap(field => checkNumber(entity, model, field, `/properties/${field.name}/x-number`));

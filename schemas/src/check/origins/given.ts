/** What a property is given is there at the origin, of its kind, and no secret that it would tell. */
import type {Entity, Field, Model} from '../../model';
import {pathsRead, takeGiven, withPaths, fieldAt} from '../../origins';
import type {Given} from '../../vocabulary/origin';
import {checkExpression, conditionFindings, wantedOf, type Unit} from '../computed/expression';
import {finding, type Finding} from '../types';

const DEGREES = ['public', 'internal', 'personal', 'confidential', 'secret'];
const MAX_DAYS = 3660;

/** The records of which the given is of, and those that are made. */
export interface GivenPlace {
  readonly model: Model;
  readonly origin: Entity;
  readonly made: Entity;
  /** Whether what was made from the same origin can be found, which a rest needs. */
  readonly isTraced: boolean;
  /** Whether an amount in `theirs`, a property of the origin, is in the currency that `ours` will say. */
  isSameCurrency(ours: string, theirs: string): boolean;
}

/** Nobody fills it in: the system, a step or an expression does. */
export function isFilledIn(made: Entity, field: Field): boolean {
  return (
    !field.readOnly &&
    field.system === undefined &&
    field.number === undefined &&
    !made.workflows.some(workflow => workflow.field === field.name) &&
    made.sort?.field !== field.name
  );
}

function sameKind(field: Field, other: Field): boolean {
  if (field.relation || other.relation) return field.relation?.to === other.relation?.to && !field.join === !other.join;
  if (field.kind !== other.kind) return false;
  const ours = field.options;
  return !ours || (other.options ?? []).every(({value}) => ours.some(option => option.value === value));
}

function currencyFindings(place: GivenPlace, field: Field, unit: Unit, pointer: string): readonly Finding[] {
  const wrong =
    unit.is === 'money'
      ? field.currency === undefined || !place.isSameCurrency(field.currency, unit.currency)
      : unit.is === 'plain' && field.currency !== undefined;
  return wrong
    ? [
        finding(
          pointer,
          `"${field.name}" would be given an amount of another currency, or of none.`,
          'Give its currency from the property that the amount names in x-currency.',
        ),
      ]
    : [];
}

function expressionFindings(place: GivenPlace, field: Field, given: Given, pointer: string): readonly Finding[] {
  const {model, origin} = place;
  const paths = pathsRead(given);
  const lost = paths.filter(path => !fieldAt(model, origin, path)?.field.stored);
  if (lost.length > 0)
    return lost.map(path => finding(pointer, `"${origin.key}" has no "${path}".`, 'Correct the name or the path.'));
  const plain = typeof given === 'string' ? fieldAt(model, origin, given)?.field : undefined;
  if (plain && (plain.relation || plain.options || wantedOf(plain) === undefined))
    return sameKind(field, plain)
      ? []
      : [
          finding(
            pointer,
            `"${plain.name}" is not of the kind of "${field.name}".`,
            'Give what holds the same values.',
          ),
        ];
  const wanted = wantedOf(field);
  if (!wanted || field.relation)
    return [finding(pointer, `"${field.name}" can only be given a property of its kind.`, 'Name one.')];
  const {unit, findings} = checkExpression(withPaths(model, origin, paths), model, given, wanted, pointer);
  return findings.length > 0 ? findings : currencyFindings(place, field, unit, pointer);
}

/** What somebody may see at the origin is not told to others by what is made. */
function secretFindings({model, origin}: GivenPlace, field: Field, given: Given, pointer: string): readonly Finding[] {
  const degree = Math.max(DEGREES.indexOf(field.sensitivity), DEGREES.indexOf('internal'));
  return pathsRead(given).flatMap(path => {
    const source = fieldAt(model, origin, path)?.field;
    if (!source) return [];
    if (DEGREES.indexOf(source.sensitivity) > degree)
      return [
        finding(
          pointer,
          `"${path}" is ${source.sensitivity}, "${field.name}" is not.`,
          `Give "${field.name}" the "x-sensitivity" "${source.sensitivity}", or something else.`,
        ),
      ];
    return source.permission.view !== undefined && field.permission.view === undefined
      ? [
          finding(
            pointer,
            `"${path}" is seen by a label alone, "${field.name}" by everybody.`,
            `Give "${field.name}" an x-permission with "view", or something else.`,
          ),
        ]
      : [];
  });
}

function kindFindings(place: GivenPlace, field: Field, given: Given, pointer: string): readonly Finding[] {
  const taken = takeGiven(given);
  switch (taken.op) {
    case 'expression':
      return expressionFindings(place, field, given, pointer);
    case 'rest':
      return place.isTraced
        ? [
            ...expressionFindings(place, field, taken.of, `${pointer}/rest`),
            ...(taken.when === undefined
              ? []
              : conditionFindings(place.origin, place.model, taken.when, `${pointer}/when`)),
          ]
        : [
            finding(
              pointer,
              'Nothing leads from a new record to what it takes a rest of.',
              'Name the relation in "via".',
            ),
          ];
    case 'address':
      return field.kind === 'string' && place.origin.addresses.length > 0
        ? []
        : [finding(pointer, `"${field.name}" is no text, or the origin has no address.`, 'Give it something else.')];
    case 'today':
      return field.kind === 'date' && Number.isInteger(taken.days) && Math.abs(taken.days) <= MAX_DAYS
        ? []
        : [finding(pointer, `"${field.name}" is no date, or the days are too many.`, 'Give a date 0 to 3660 days.')];
    case 'dayOf':
      return field.kind === 'date' && fieldAt(place.model, place.origin, taken.of)?.field.kind === 'datetime'
        ? []
        : [finding(pointer, `"${taken.of}" is no moment, or "${field.name}" no date.`, 'Name a date-time.')];
    case 'labelOf':
      return field.kind === 'string' && !field.options && fieldAt(place.model, place.origin, taken.of)?.field.options
        ? []
        : [finding(pointer, `"${taken.of}" is no choice, or "${field.name}" no text.`, 'Name a property with x-enum.')];
    case 'first':
      return taken.of.flatMap((each, index) => givenFindings(place, field, each, `${pointer}/first/${index}`));
  }
}

export function givenFindings(place: GivenPlace, field: Field, given: Given, pointer: string): readonly Finding[] {
  const wrong = kindFindings(place, field, given, pointer);
  return wrong.length > 0 ? wrong : secretFindings(place, field, given, pointer);
}

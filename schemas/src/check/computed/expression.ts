/** Type-checks the expressions of computed properties: what they read, what kind of value and in which currency. */
import type {Entity, Field, Model} from '../../model';
import {roomOf} from '../../expression/numbers';
import {checkPredicate} from '../../predicate/check';
import {familyOf, isDecimal, type Family} from '../../predicate/values';
import {finding, type Finding} from '../types';

const MAX_DEPTH = 10;
const MAX_PARTS = 50;
const MAX_DIGITS = 40;

/** What an expression is measured in: a literal fits everything, `plain` is a number without currency. */
export type Unit =
  | {readonly is: 'literal'}
  | {readonly is: 'plain'}
  | {readonly is: 'money'; readonly currency: string};

export type Wanted = 'number' | Exclude<Family, 'integer' | 'decimal' | 'float'>;

interface Walk {
  readonly model: Model;
  readonly entity: Entity;
  readonly wanted: Wanted;
  readonly findings: Finding[];
  parts: number;
}

const LITERAL: Unit = {is: 'literal'};
const PLAIN: Unit = {is: 'plain'};
const GRAMMAR = 'See src/vocabulary/expression.ts for the grammar.';

/** What a property holds, as expressions know it; undefined for lists, objects and floating-point numbers. */
export function wantedOf(field: Field): Wanted | undefined {
  if (roomOf(field)) return 'number';
  const family = familyOf(field.kind);
  return family === 'integer' || family === 'decimal' || family === 'float' ? undefined : family;
}

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function report(walk: Walk, pointer: string, message: string, fix: string = GRAMMAR): Unit {
  walk.findings.push(finding(pointer, message, fix));
  return LITERAL;
}

function ofProperty(name: string, pointer: string, walk: Walk): Unit {
  const {entity, wanted} = walk;
  const field = Object.hasOwn(entity.field, name) ? entity.field[name] : undefined;
  if (!field || !field.stored)
    return report(
      walk,
      pointer,
      `"${entity.key}" stores no property "${name}".`,
      'Correct the name; a text that is no name is {"value": ...}.',
    );
  if (wantedOf(field) !== wanted)
    return report(
      walk,
      pointer,
      `"${name}" holds no ${wanted}.`,
      wanted === 'number' ? 'Compute with whole numbers and decimals.' : `Name a property that holds a ${wanted}.`,
    );
  return field.currency === undefined ? PLAIN : {is: 'money', currency: field.currency};
}

function ofValue(value: unknown, pointer: string, walk: Walk): Unit {
  const {wanted} = walk;
  const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const suits =
    wanted === 'number'
      ? isDecimal(written) && written.length <= MAX_DIGITS
      : wanted === 'boolean'
        ? typeof value === 'boolean'
        : wanted === 'text' && typeof value === 'string';
  return suits
    ? LITERAL
    : report(walk, pointer, `${JSON.stringify(value)} is no ${wanted}.`, 'Write decimals as texts.');
}

/** What several values are in together. */
function together(units: readonly Unit[], pointer: string, walk: Walk): Unit {
  const kinds = new Set(
    units.filter(({is}) => is !== 'literal').map(unit => (unit.is === 'money' ? unit.currency : '')),
  );
  if (kinds.size > 1)
    return report(
      walk,
      pointer,
      kinds.has('')
        ? 'Mixes money with numbers that have no currency.'
        : `Mixes the currencies of ${[...kinds].map(name => `"${name}"`).join(' and ')}.`,
      'Take amounts that name the same property in x-currency.',
    );
  return units.find(({is}) => is !== 'literal') ?? LITERAL;
}

function unitOfProduct(units: readonly Unit[], pointer: string, walk: Walk): Unit {
  const amounts = units.filter(({is}) => is === 'money');
  if (amounts.length > 1) return report(walk, pointer, 'Multiplies money by money.', 'Multiply an amount by numbers.');
  return amounts[0] ?? units.find(({is}) => is === 'plain') ?? LITERAL;
}

function unitOfQuotient([a = LITERAL, b = LITERAL]: readonly Unit[], pointer: string, walk: Walk): Unit {
  if (b.is !== 'money') return a;
  if (a.is === 'money' && a.currency === b.currency) return PLAIN;
  return report(walk, pointer, 'Divides by an amount of another currency.', 'Divide by a number, or money by money.');
}

const ARITHMETIC = ['sum', 'difference', 'product', 'quotient', 'min', 'max'];

function ofOperation(op: string, argument: unknown, pointer: string, walk: Walk, depth: number): Unit {
  const isPair = op === 'difference' || op === 'quotient';
  if (!Array.isArray(argument) || (isPair ? argument.length !== 2 : argument.length === 0))
    return report(walk, pointer, `"${op}" needs a list of ${isPair ? 'two' : 'one or more'}.`);
  if (ARITHMETIC.includes(op) && walk.wanted !== 'number')
    return report(walk, pointer, `"${op}" makes a number, where a ${walk.wanted} is wanted.`);
  const units = argument.map((part: unknown, index) => unitOf(part, `${pointer}/${index}`, walk, depth + 1));
  if (op === 'product') return unitOfProduct(units, pointer, walk);
  return op === 'quotient' ? unitOfQuotient(units, pointer, walk) : together(units, pointer, walk);
}

function ofRound(argument: unknown, pointer: string, walk: Walk, depth: number): Unit {
  if (!Array.isArray(argument) || argument.length !== 2 || walk.wanted !== 'number')
    return report(walk, pointer, '"round" needs [number, digits].');
  const [part, places]: readonly unknown[] = argument;
  const currency = isPart(places) && Object.keys(places).length === 1 ? places.currency : undefined;
  const isDigits = typeof places === 'number' && Number.isInteger(places) && places >= 0 && places <= 12;
  if (!isDigits && (typeof currency !== 'string' || walk.entity.field[currency]?.kind !== 'string'))
    report(
      walk,
      `${pointer}/1`,
      'Says neither how many digits nor the currency that has them.',
      'Write 0 to 12, or {"currency": the property with its code}.',
    );
  return unitOf(part, `${pointer}/0`, walk, depth + 1);
}

const MAX_BETWEEN = 20;

function ofJoined(argument: unknown, pointer: string, walk: Walk, depth: number): Unit {
  const {of, by} = isPart(argument) ? argument : {};
  if (
    walk.wanted !== 'text' ||
    !Array.isArray(of) ||
    of.length < 2 ||
    typeof by !== 'string' ||
    by.length > MAX_BETWEEN
  )
    return report(
      walk,
      pointer,
      walk.wanted === 'text'
        ? '"joined" needs {"of": [two or more], "by": a short text}.'
        : `"joined" makes a text, where a ${walk.wanted} is wanted.`,
    );
  of.forEach((part: unknown, index) => unitOf(part, `${pointer}/of/${index}`, walk, depth + 1));
  return PLAIN;
}

function ofIf(argument: unknown, pointer: string, walk: Walk, depth: number): Unit {
  if (!Array.isArray(argument) || argument.length !== 3)
    return report(walk, pointer, '"if" needs [predicate, then, else].');
  const [when, ...branches]: readonly unknown[] = argument;
  walk.findings.push(...conditionFindings(walk.entity, walk.model, when, `${pointer}/0`));
  const units = branches.map((part, index) => unitOf(part, `${pointer}/${index + 1}`, walk, depth + 1));
  return together(units, pointer, walk);
}

/** A condition asks for the record's own values alone: not who asks, nor when. */
export function conditionFindings(entity: Entity, model: Model, when: unknown, pointer: string): readonly Finding[] {
  const problems = checkPredicate(entity, model, when, {enums: true, ownFieldsOnly: true});
  if (problems.length > 0)
    return problems.map(each => finding(`${pointer}${each.pointer}`, `${each.message.en}.`, GRAMMAR));
  return /"(actor|now)":/.test(JSON.stringify(when))
    ? [finding(pointer, 'Asks who looks, or when.', 'A stored value follows from stored values only.')]
    : [];
}

function unitOf(part: unknown, pointer: string, walk: Walk, depth: number): Unit {
  walk.parts += 1;
  if (walk.parts > MAX_PARTS || depth > MAX_DEPTH)
    return report(
      walk,
      pointer,
      'The expression is too long or too deep.',
      'Compute a part of it in a property of its own.',
    );
  if (typeof part === 'string') return ofProperty(part, pointer, walk);
  const [entry, ...others] = isPart(part) ? Object.entries(part) : [];
  if (!entry || others.length > 0) return report(walk, pointer, 'An expression is a name or exactly one operator.');
  const [op, argument] = entry;
  const at = `${pointer}/${op}`;
  if (op === 'value') return ofValue(argument, at, walk);
  if (op === 'round') return ofRound(argument, at, walk, depth);
  if (op === 'if') return ofIf(argument, at, walk, depth);
  if (op === 'joined') return ofJoined(argument, at, walk, depth);
  if (op === 'coalesce' || ARITHMETIC.includes(op)) return ofOperation(op, argument, at, walk, depth);
  return report(
    walk,
    at,
    op === 'rollup' || op === 'copied' ? `"${op}" stands only at the top.` : `Unknown operator "${op}".`,
    op === 'rollup' || op === 'copied' ? 'Give it a property of its own.' : GRAMMAR,
  );
}

/** What is wrong with an expression over `entity`, and what it is measured in. */
export function checkExpression(
  entity: Entity,
  model: Model,
  expression: unknown,
  wanted: Wanted,
  pointer: string,
): {readonly unit: Unit; readonly findings: readonly Finding[]} {
  const walk: Walk = {model, entity, wanted, findings: [], parts: 0};
  return {unit: unitOf(expression, pointer, walk, 0), findings: walk.findings};
}

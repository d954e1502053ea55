/**
 * Allocation of new inquiries by shares. Whoever has the smallest turn is next, and each inquiry moves that turn on, by
 * the less the larger the share is: of every stretch of inquiries each gets what the shares say.
 */
import {INQUIRY_ALLOCATION, USER} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../../context';
import {trusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {findAll} from '../../../read';
import {numberOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {update} from '../../../write';

const ENTITY = 'inquiry-allocation';

/** What one inquiry moves the turn of a share of 1. */
const STEP = 1_000_000;

/** One writer at a time gives inquiries of a platform. */
const takeTurns = ({sql}: Context, proId: number): Promise<void> => lock(sql, `allocation ${proId}`);

/** Those that hold today, of salespeople at work; the smallest turn first. */
function rulesOf(system: Context, proId: number): Promise<readonly WireRecord[]> {
  const today = {now: 'date'} as const;
  return findAll(
    system,
    ENTITY,
    {
      all: [
        {eq: ['proId', proId]},
        {eq: ['state', INQUIRY_ALLOCATION.state.enabled]},
        {any: [{eq: ['startDate', null]}, {lte: ['startDate', today]}]},
        {any: [{eq: ['endDate', null]}, {gte: ['endDate', today]}]},
        {has: ['salesmanId', {eq: ['state', USER.state.enabled]}]},
      ],
    },
    [
      {field: 'turn', descending: false},
      {field: 'id', descending: false},
    ],
  );
}

const turnOf = (rule: WireRecord): number => Number(rule.turn ?? 0);

/** Rules for the very category go before those for all. */
function nextOf(rules: readonly WireRecord[], categoryId: number | null): WireRecord | undefined {
  const special = categoryId === null ? [] : rules.filter(rule => numberOf(rule, 'categoryId') === categoryId);
  return special[0] ?? rules.find(rule => numberOf(rule, 'categoryId') === null);
}

/** Whose turn it is on the platform, which it takes; null where no rule says so. */
export async function takeTurn(system: Context, proId: number, categoryId: number | null): Promise<number | null> {
  await takeTurns(system, proId);
  const rule = nextOf(await rulesOf(system, proId), categoryId);
  if (!rule) return null;
  await update(system, ENTITY, rule.id, {
    turn: turnOf(rule) + Math.round(STEP / (numberOf(rule, 'share') ?? 1)),
    given: (numberOf(rule, 'given') ?? 0) + 1,
    lastGivenAt: system.now,
  });
  return numberOf(rule, 'salesmanId');
}

function isEnabled(values: Values): boolean {
  return (values.state ?? INQUIRY_ALLOCATION.state.enabled) === INQUIRY_ALLOCATION.state.enabled;
}

/** Whoever joins, or comes back, stands level with who is next, and gets no backlog. */
export const joinTurns: BeforeValidateHook = {
  name: 'joinTurns',
  async beforeValidate(context, _entity, values, before) {
    const joins = isEnabled({...before, ...values}) && (!before || !isEnabled(before));
    const proId = numberOf({...before, ...values}, 'proId');
    if (!joins || proId === null) return values;
    await takeTurns(context, proId);
    const [next] = await rulesOf(trusted(context), proId);
    return next ? {...values, turn: Math.max(turnOf(next), before ? turnOf(before) : 0)} : values;
  },
};

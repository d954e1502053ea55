/** The KPI of a month, worked out once by the rule in force; it stays as it is, whatever rule or orders become. */
import {Decimal} from 'decimal.js';
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {lock} from '../../database/lock';
import {find, findAll} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {create, transaction} from '../../write';
import {ruleInForce} from './rule-in-force';
import {daysOf, yearBefore} from './month';
import {countIn, figuresByPerson} from './people-figures';
import {ranksOf, scoreOf, type RulePart} from './score';

const SHARE_PLACES = 4;

function shareOf(part: number, whole: number): string {
  return whole === 0 ? '0' : new Decimal(part).div(whole).toFixed(SHARE_PLACES, Decimal.ROUND_HALF_UP);
}

async function partsOf(context: Context, rule: WireRecord): Promise<readonly RulePart[]> {
  const parts = await findAll(context, 'kpi-rule-part', {eq: ['ruleId', rule.id]});
  const text = (part: WireRecord, name: string) => textOf(part, name) ?? '0';
  return parts.map(part => ({
    kind: text(part, 'kind'),
    weight: text(part, 'weight'),
    target: text(part, 'target'),
    floor: text(part, 'floor'),
    cap: text(part, 'cap'),
  }));
}

/** What a month was like, by person. Who first bought a year ago has had a year to come back. */
async function measureMonth(context: Context, month: string) {
  const [days, cohort] = [daysOf(month), daysOf(yearBefore(month))];
  const completion = await figuresByPerson(context, 'completion', days, ['promised', 'finished']);
  const repurchase = await figuresByPerson(context, 'repurchase', cohort, ['customers', 'returned']);
  const reviews = await figuresByPerson(context, 'reviews', days, ['reviews', 'received']);
  const people = [...new Set([...completion.keys(), ...repurchase.keys(), ...reviews.keys()])].sort((a, b) => a - b);
  return people.map(userId => {
    const orders = countIn(completion.get(userId), 'promised');
    const finished = countIn(completion.get(userId), 'finished');
    const customers = countIn(repurchase.get(userId), 'customers');
    const returned = countIn(repurchase.get(userId), 'returned');
    const received = countIn(reviews.get(userId), 'received');
    const comments = countIn(reviews.get(userId), 'reviews');
    return {
      userId,
      orders,
      finished,
      completion: shareOf(finished, orders),
      customers,
      returned,
      repurchase: shareOf(returned, customers),
      received,
      comments,
      commentRate: shareOf(comments, received),
    };
  });
}

/** Returns how many people have a result. A month that has results already, or no rule, is left as it is. */
export async function freezeKpi(context: Context, month: string): Promise<number> {
  return transaction(asActor(context, SYSTEM), async tx => {
    await lock(tx.sql, 'kpi-result');
    const rule = await ruleInForce(tx, 'kpi-rule', month);
    if (!rule || (await find(tx, 'kpi-result', {eq: ['month', month]}))) return 0;
    const parts = await partsOf(tx, rule);
    const people = await measureMonth(tx, month);
    const scores = people.map(({completion, repurchase, commentRate}) =>
      scoreOf(parts, {completion, repurchase, comments: commentRate}),
    );
    const ranks = ranksOf(scores);
    for (const [index, person] of people.entries())
      await create(tx, 'kpi-result', {
        ...person,
        month,
        ruleId: rule.id,
        ruleRevision: numberOf(rule, 'revision') ?? 1,
        score: scores[index] ?? '0.00',
        rank: ranks[index] ?? 1,
      });
    return people.length;
  });
}

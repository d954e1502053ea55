/** Rollups in JavaScript, over records at hand: the same figures as `backend/src/read/computed` gives in SQL. */
import type {Entity, Field} from '../model';
import {evaluate} from '../predicate/evaluate';
import {isOfOneCurrency, summedCurrency} from './currencies';
import {isNumber, NOBODY, propertyValue, resultOf, storedValue, type FigureValues, type Stored} from './evaluate';
import {Exact} from './numbers';
import {rollupOf, type Rollup} from '../vocabulary/expression';

/** The live records that point to one whose figure is asked for, the newest last. */
export interface RolledUp {
  readonly entity: Entity;
  readonly records: readonly FigureValues[];
}

function sum({entity, records}: RolledUp, expression: NonNullable<Rollup['sum']>) {
  return records
    .map(record => resultOf(expression, {entity, record, isNumber: true}))
    .filter(isNumber)
    .reduce((total, value) => total.plus(value), new Exact(0));
}

function isInSeveral({entity, records}: RolledUp, field: Field, rollup: Rollup, parent: FigureValues): boolean {
  const theirs = summedCurrency(entity, rollup);
  if (theirs === undefined || field.currency === undefined || isOfOneCurrency(entity, rollup, field)) return false;
  const own = parent[field.currency] ?? null;
  return records.some(record => (record[theirs.name] ?? null) !== own);
}

/** What a rollup is for the record `parent`; undefined where the property is none. */
export function rollUp(field: Field, parent: FigureValues, {entity, records}: RolledUp): Stored | undefined {
  const rollup = rollupOf(field.computed);
  if (!rollup) return undefined;
  const {where, latest} = rollup;
  const chosen = where ? records.filter(record => evaluate(where, record, NOBODY, entity)) : records;
  const rolled = {entity, records: chosen};
  if (rollup.count) return storedValue(field, new Exact(chosen.length), parent);
  if (latest !== undefined) {
    const source = entity.field[latest];
    return storedValue(field, source ? propertyValue(source, chosen.at(-1) ?? {}) : null, parent);
  }
  if (isInSeveral(rolled, field, rollup, parent)) return {fault: 'currencies'};
  return storedValue(field, sum(rolled, rollup.sum ?? {value: 0}), parent);
}

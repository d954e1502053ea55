/** What must be done so that the database is as the schemas ask; with each step, whether it could lose anything. */
import type {ActualTable} from './actual';
import {columnSteps} from './column-steps';
import type {DesiredTable} from './desired/types';
import {createFigureTriggers, dropFigureTriggers} from './figure-triggers';
import {addForeignKeys, dropForeignKeys} from './foreign-keys';
import {createGuard, dropGuard} from './guards';
import {createIndexes, dropIndexes} from './indexes';
import {match} from './match';
import type {Step} from './steps';
import {adoptTable, createTable, dropTable, renameTables} from './tables';

/**
 * All steps in the order in which they can be taken: what is in the way goes first, what others rest on comes before
 * them.
 */
export function diff(desired: readonly DesiredTable[], actual: readonly ActualTable[]): readonly Step[] {
  const {tables, gone} = match(desired, actual);
  return [
    ...tables.flatMap(table => [
      ...dropFigureTriggers(table),
      ...dropGuard(table),
      ...dropForeignKeys(table, tables),
      ...dropIndexes(table),
    ]),
    ...gone.map(table => dropTable(table, tables)),
    ...renameTables(tables),
    ...tables.flatMap(each => (each.actual ? [...adoptTable(each), ...columnSteps(each)] : createTable(each.table))),
    ...tables.flatMap(createIndexes),
    ...tables.flatMap(table => addForeignKeys(table, tables)),
    ...tables.flatMap(createGuard),
    ...tables.flatMap(createFigureTriggers),
  ];
}

/** New lines of a record, inserted by few statements. */
import {Refusal} from '../../errors';
import type {Context} from '../../context';
import type {WireRecord} from '../../values';
import {prepare, settle, type Prepared} from '../create';
import {translateDatabaseError} from '../database-error';
import {insertRow, insertRows} from '../insert';
import type {SentLine} from '../sent-lines';
import {isContention} from '../transaction';
import {forEachLine} from './faults';
import {lineValues, requireOwn, type Place} from './stored';

/** All are judged, then inserted by few statements, then followed up. */
export async function writeTogether(
  context: Context,
  place: Place,
  rows: readonly SentLine[],
): Promise<readonly number[]> {
  const {child} = place;
  const prepared: Prepared[] = [];
  await forEachLine(context, place, rows, async (within, {values}) => {
    requireOwn(within, place, values);
    prepared.push(await prepare(within, child, lineValues(place, values), false));
  });
  const made = await insertLines(context, place, rows, prepared);
  await forEachLine(context, place, rows, async (within, _, index) => {
    const [ready, record] = [prepared[index], made[index]];
    if (ready && record) await settle(within, child, ready, record);
  });
  return made.map(({id}) => id);
}

/** What the database refuses in one of many it says of none, so that they are tried one by one. */
async function insertLines(
  context: Context,
  place: Place,
  rows: readonly SentLine[],
  prepared: readonly Prepared[],
): Promise<readonly WireRecord[]> {
  const {child} = place;
  try {
    return await insertRows(
      context,
      child,
      prepared.map(({values}) => values),
    );
  } catch (error) {
    if (isContention(error) || !(translateDatabaseError(context, error) instanceof Refusal)) throw error;
  }
  const made: WireRecord[] = [];
  await forEachLine(context, place, rows, async (within, _, index) => {
    made.push(await insertRow(within, child, prepared[index]?.values ?? {}));
  });
  return made;
}

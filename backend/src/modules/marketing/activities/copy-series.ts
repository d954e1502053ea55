/** The button *Copy the series*: with its activities, as a new one that is off until somebody has looked at it. */
import {ACTIVITY_SERIES, PROMOTION_ACTIVITY} from '@emblem/schemas/values';
import {idList} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, Context} from '../../../context';
import {trusted} from '../../../context/trusted';
import {say} from '../../../errors';
import {find, findAll, get} from '../../../read';
import {textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {create, transaction} from '../../../write';
import {TEXTS} from './texts';

/** What is planned anew is what was entered, not what came of it. */
function enteredOf(context: Context, key: string, record: WireRecord): Values {
  const fields = context.model
    .entity(key)
    .fields.filter(({system, computed, readOnly}) => system === undefined && computed === undefined && !readOnly);
  return Object.fromEntries(fields.map(({name}) => [name, record[name] ?? null]));
}

/** A name that no series has yet. */
async function freeName(context: Context, name: string): Promise<string> {
  const copy = say(TEXTS.copyOf, context.actor.language).replace('{name}', () => name);
  const taken = await find(trusted(context), 'activity-series', {eq: ['name', copy]});
  return taken ? freeName(context, copy) : copy;
}

async function copyOf(context: Context, id: number): Promise<void> {
  const system = trusted(context);
  const series = await get(system, 'activity-series', id);
  const name = await freeName(context, textOf(series, 'name') ?? '');
  const {disabled} = ACTIVITY_SERIES.state;
  const made = await create(system, 'activity-series', {
    ...enteredOf(context, 'activity-series', series),
    name,
    state: disabled,
  });
  for (const activity of await findAll(system, 'promotion-activity', {eq: ['seriesId', id]}))
    await create(system, 'promotion-activity', {
      ...enteredOf(context, 'promotion-activity', activity),
      seriesId: made.id,
      state: PROMOTION_ACTIVITY.state.disabled,
    });
}

export const copySeries: Act<'copySeries'> = {
  name: 'copySeries',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = [...new Set(idList(tx, input, 'ids'))].sort((one, other) => one - other);
      await requireReached(tx, 'activity-series', 'copy-series', ids);
      for (const id of ids) await copyOf(tx, id);
      return {count: ids.length};
    }),
};

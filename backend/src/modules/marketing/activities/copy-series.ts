/** The button *Copy the series*: with its activities, as a new one that is off until somebody has looked at it. */
import {ACTIVITY_SERIES, PROMOTION_ACTIVITY, PROMOTION_SITE} from '@emblem/schemas/values';
import {idList} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {say} from '../../../errors';
import {find, findAll, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
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

/** A name that no series has yet; of a long one the beginning. */
async function freeName(context: Context, name: string, number = 1): Promise<string> {
  const longest = context.model.entity('activity-series').field.name?.schema.maxLength ?? name.length;
  const [before = '', after = ''] = say(TEXTS.copyOf, context.actor.language, {number: String(number)}).split('{name}');
  const copy = before + name.slice(0, longest - before.length - after.length) + after;
  const taken = await find(asTrusted(context), 'activity-series', {eq: ['name', copy]});
  return taken ? freeName(context, name, number + 1) : copy;
}

/** A site that was closed since then is not planned with again. */
async function siteOf(context: Context, activity: WireRecord): Promise<number | null> {
  const siteId = numberOf(activity, 'siteId');
  const site = siteId === null ? undefined : await find(asTrusted(context), 'promotion-site', {eq: ['id', siteId]});
  return site?.status === PROMOTION_SITE.status.approved ? siteId : null;
}

async function copyOf(context: Context, id: number): Promise<number> {
  const system = asTrusted(context);
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
      siteId: await siteOf(context, activity),
      state: PROMOTION_ACTIVITY.state.disabled,
    });
  return made.id;
}

export const copySeries: Act<'copySeries'> = {
  name: 'copySeries',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = [...new Set(idList(tx, input, 'ids'))].sort((one, other) => one - other);
      await requireReached(tx, 'activity-series', 'copy-series', ids);
      const made: number[] = [];
      for (const id of ids) made.push(await copyOf(tx, id));
      return {count: ids.length, made};
    }),
};

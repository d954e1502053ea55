/** Performance of a month: who scores what, who leads, and who ranks where. */
import {PERFORMANCE_ENTRY} from '@emblem/schemas/values';
import {Decimal} from 'decimal.js';
import {SYSTEM} from '../../actor';
import type {BeforeValidateHook, Context, Effect} from '../../context';
import {asActor} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {find, findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {update} from '../../write';
import {TEXTS} from './texts';

/** A new entry is scored by whoever leads the colleague, unless it names somebody. */
export const leadOfProfile: BeforeValidateHook = {
  name: 'leadOfProfile',
  async beforeValidate(context, _entity, values, before) {
    if (before || typeof values.month !== 'string') return values;
    const monthOn = `${values.month}-01`;
    if (typeof values.leaderId === 'number' || typeof values.userId !== 'number') return {...values, monthOn};
    const profile = await find(asActor(context, SYSTEM), 'staff-profile', {eq: ['userId', values.userId]});
    return {...values, monthOn, leaderId: profile ? numberOf(profile, 'leaderId') : null};
  },
};

function refuse({actor}: Context, name: string, message: string): never {
  throw new Refusal(422, text('invalid', actor.language), {errors: {[name]: message}});
}

const changes = (values: Values, before: WireRecord | undefined, name: string): boolean =>
  values[name] !== undefined && (values[name] ?? null) !== (before?.[name] ?? null);

/** Whose performance it is does not say who scores it, of which month it is, or what the leader says. */
export const ownEntryAlone: BeforeValidateHook = {
  name: 'ownEntryAlone',
  async beforeValidate(context, _entity, values, before) {
    const {actor} = context;
    if (actor.kind === 'system' || !before || numberOf(before, 'userId') !== actor.id) return values;
    for (const name of ['leaderId', 'userId', 'month', 'leadRemark'])
      if (changes(values, before, name)) refuse(context, name, say(TEXTS.leadScore, actor.language));
    return values;
  },
};

/** Everybody scores themselves alone, in the draft; what is scored, and the leader's score, is not theirs. */
export const ownScoreAlone: BeforeValidateHook = {
  name: 'ownScoreAlone',
  async beforeValidate(context, _entity, values, before) {
    const {actor} = context;
    if (actor.kind === 'system') return values;
    const entryId = Number(before?.entryId ?? values.entryId);
    const entry = await find(asActor(context, SYSTEM), 'performance-entry', {eq: ['id', entryId]});
    if (!entry) return values;
    const isOwn = numberOf(entry, 'userId') === actor.id;
    const isDraft = textOf(entry, 'status') === PERFORMANCE_ENTRY.status.draft;
    if (changes(values, before, 'selfScore') && !(isOwn && isDraft))
      refuse(context, 'selfScore', say(TEXTS.ownScore, actor.language));
    if (!isOwn) return values;
    for (const name of ['leadScore', 'name', 'weight'])
      if (changes(values, before, name)) refuse(context, name, say(TEXTS.leadScore, actor.language));
    return values;
  },
};

/** Those of the month that are confirmed, by the leader's score; alike scores share a rank. */
export const rankMonth: Effect = {
  name: 'rankMonth',
  async run(context, _entity, record) {
    const system = asTrusted(context);
    await lock(context.sql, 'performance-entry');
    const {confirmed} = PERFORMANCE_ENTRY.status;
    const {month} = await get(system, 'performance-entry', record.id);
    const entries = await findAll(system, 'performance-entry', {
      all: [{eq: ['month', String(month)]}, {eq: ['status', confirmed]}],
    });
    const score = (entry: WireRecord) => new Decimal(textOf(entry, 'leadScore') ?? 0);
    for (const entry of entries) {
      const rank = 1 + entries.filter(other => score(other).gt(score(entry))).length;
      await update(system, 'performance-entry', entry.id, {rank, rankedCount: entries.length});
    }
  },
};

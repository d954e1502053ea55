/** The quote log as the documented calls page through it. */
import {numberOf, textOf} from '../../record-values';
import {badInput, optionalId, optionalText} from '../../acts/input';
import {listPage, pageRequest} from '../../acts/paging';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import type {Predicate} from '@emblem/schemas';
import {findAll} from '../../read';

const NEWEST_FIRST = [{field: 'createTime', descending: true}] as const;

/** A day alone means all of it. */
function moment(context: Context, input: Values, name: string, endOfDay: string): string | undefined {
  const given = optionalText(context, input, name);
  if (given === undefined) return undefined;
  const time = new Date(
    /^\d{4}-\d{2}-\d{2}$/.test(given) ? `${given}T${endOfDay}Z` : given.replace(/^(\d{4}-\d{2}-\d{2}) (.+)$/, '$1T$2Z'),
  );
  return Number.isNaN(time.getTime()) ? badInput(context, name) : time.toISOString();
}

function equal(name: string, value: string | number | undefined): readonly Predicate[] {
  return value === undefined ? [] : [{eq: [name, value]}];
}

function conditions(context: Context, input: Values): readonly Predicate[] {
  const start = moment(context, input, 'startTime', '00:00:00.000');
  const end = moment(context, input, 'endTime', '23:59:59.999');
  return [
    ...equal('type', optionalId(context, input, 'type')),
    ...equal('userId', optionalId(context, input, 'userId')),
    ...equal('entityId', optionalId(context, input, 'entityId')),
    ...equal('className', optionalText(context, input, 'className')),
    ...equal('operation', optionalText(context, input, 'operation')),
    ...(start === undefined ? [] : [{gte: ['createTime', start]} as const]),
    ...(end === undefined ? [] : [{lte: ['createTime', end]} as const]),
  ];
}

function page(context: Context, input: Values, more: readonly Predicate[] = []) {
  const all = [...conditions(context, input), ...more];
  return listPage(
    context,
    'quote-log',
    {where: all.length === 0 ? undefined : {all}, search: optionalText(context, input, 'keyword'), sort: NEWEST_FIRST},
    pageRequest(input),
  );
}

/** Newest first, ten to a page unless told (DA-424, DA-542). */
export const listQuoteLog: Act<'listQuoteLog'> = {name: 'listQuoteLog', run: (context, input) => page(context, input)};

/** The changes of website prices alone (DA-478). */
export const listWebsitePriceLog: Act<'listWebsitePriceLog'> = {
  name: 'listWebsitePriceLog',
  run: (context, input) => page(context, input, [{eq: ['className', 'WebsiteIncreasePrice']}]),
};

/** Everybody who stands in the log, for the filter (DA-425). */
export const listQuoteLogUsers: Act<'listQuoteLogUsers'> = {
  name: 'listQuoteLogUsers',
  async run(context) {
    const entries = await findAll(context, 'quote-log', {ne: ['userId', null]}, NEWEST_FIRST, [
      'beforeData',
      'afterData',
    ]);
    const names = new Map(entries.toReversed().map(entry => [numberOf(entry, 'userId'), textOf(entry, 'userName')]));
    return {
      userList: [...names]
        .map(([userId, userName]) => ({userId, userName}))
        .toSorted((a, b) => String(a.userName).localeCompare(String(b.userName))),
    };
  },
};

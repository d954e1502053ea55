/** A member's own cliparts and the folders they are kept in. */
import {requireRoom} from '../../../access/limits/quota';
import type {Predicate} from '@emblem/schemas';
import type {ActOutputs} from '@emblem/schemas/acts';
import {optionalId, optionalText, requiredText} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {findAll, get} from '../../../read';
import {create, transaction, update} from '../../../write';
import {requiredIds} from '../ids';
import {Refusal} from '../../../errors';
import {text} from '../../../messages';
import {refuseWith} from '../refuse';
import {TEXTS} from '../texts';

/** Pictures of one call. */
const AT_ONCE = 100;

type UserClipart = ActOutputs['uploadOwnCliparts'][number];

/** The documents call the id `clipartId` (ED-194). */
export function toUserClipart(clipart: WireRecord<'user-clipart'>): UserClipart {
  return {...clipart, clipartId: clipart.id};
}

function owner(context: Context): Values {
  return {memberId: context.actor.memberId, proId: context.actor.platformIds[0]};
}

function fileName(url: unknown): string | undefined {
  return typeof url === 'string'
    ? url.split(/[?#]/, 1)[0]?.split('/').pop()?.split('.').slice(0, -1).join('.')
    : undefined;
}

/** A blank name keeps that of the file (ED-314). */
function clipartValues(context: Context, entry: unknown): Values {
  const sent: Values = typeof entry === 'object' && entry !== null ? {...entry} : {};
  return {
    clipartName: optionalText(context, sent, 'clipartName') ?? fileName(sent.clipartUrl),
    clipartUrl: sent.clipartUrl ?? null,
  };
}

/**
 * Keeps uploaded pictures as cliparts, all or none; with a `clipartId` above 0 the first of them replaces that one
 * (ED-379).
 */
export const uploadOwnCliparts: Act<'uploadOwnCliparts'> = {
  name: 'uploadOwnCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const entries: readonly unknown[] = Array.isArray(input.cliparts) ? input.cliparts : [];
    if (entries.length === 0) refuseWith(context, 'cliparts', TEXTS.noFiles);
    if (entries.length > AT_ONCE) throw new Refusal(422, text('tooMany', context.actor.language, {limit: AT_ONCE}));
    const clipartId = optionalId(context, input, 'clipartId');
    const categoryId = optionalId(context, input, 'categoryId') ?? null;
    await requireRoom(context, 'user-clipart', 'memberId');
    return transaction(context, async tx => {
      const saved: UserClipart[] = [];
      for (const [index, entry] of entries.entries()) {
        const values = {...clipartValues(tx, entry), categoryId};
        saved.push(
          toUserClipart(
            clipartId !== undefined && index === 0
              ? await update(tx, 'user-clipart', clipartId, values)
              : await create(tx, 'user-clipart', {...values, ...owner(tx)}),
          ),
        );
      }
      return saved;
    });
  },
};

async function page(context: Context, input: Values, inFolder: readonly Predicate[]) {
  requireOwnUser(context, input);
  const found = await listPage(
    context,
    'user-clipart',
    {
      where: {all: [{eq: ['memberId', context.actor.memberId]}, ...inFolder]},
      sort: [{field: 'updateTime', descending: true}],
    },
    pageRequest(input),
  );
  return {...found, records: found.records.map(toUserClipart)};
}

/** The member's cliparts of a folder, or all (ED-386). */
export const listOwnCliparts: Act<'listOwnCliparts'> = {
  name: 'listOwnCliparts',
  async run(context, input) {
    const folder = optionalId(context, input, 'cateId');
    return page(context, input, folder === undefined ? [] : [{eq: ['categoryId', folder]}]);
  },
};

/** The member's cliparts that are in no folder (ED-387). */
export const listOwnDefaultCliparts: Act<'listOwnDefaultCliparts'> = {
  name: 'listOwnDefaultCliparts',
  run: (context, input) => page(context, input, [{eq: ['categoryId', null]}]),
};

/** Moves cliparts to a folder of the member's own, else 404; 0 takes them out of any (ED-394). */
export const moveOwnCliparts: Act<'moveOwnCliparts'> = {
  name: 'moveOwnCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const ids = requiredIds(context, input, 'idList');
    const folder = optionalId(context, input, 'cateId');
    const categoryId = folder === undefined ? null : (await get(context, 'user-clipart-category', folder)).id;
    await transaction(context, async tx => {
      for (const id of ids) await update(tx, 'user-clipart', id, {categoryId});
    });
    return null;
  },
};

/** Renames a folder or makes a new one; answers its id (ED-380, ED-381). */
export const saveOwnClipartCategory: Act<'saveOwnClipartCategory'> = {
  name: 'saveOwnClipartCategory',
  async run(context, input) {
    requireOwnUser(context, input);
    const id = optionalId(context, input, 'id');
    const categoryName = requiredText(context, input, 'categoryName');
    await requireRoom(context, 'user-clipart-category', 'memberId');
    const saved =
      id === undefined
        ? await create(context, 'user-clipart-category', {categoryName, ...owner(context)})
        : await update(context, 'user-clipart-category', id, {categoryName});
    return saved.id;
  },
};

/** The member's folders (ED-385). */
export const listOwnClipartCategories: Act<'listOwnClipartCategories'> = {
  name: 'listOwnClipartCategories',
  async run(context, input) {
    requireOwnUser(context, input);
    return findAll(context, 'user-clipart-category', {eq: ['memberId', context.actor.memberId]}, [
      {field: 'id', descending: false},
    ]);
  },
};

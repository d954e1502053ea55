/** The element library of the staff. */
import type {Predicate} from '@emblem/schemas';
import {textOf} from '../../../record-values';
import {optionalId, optionalText, requiredId, requiredText} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import type {Act, Context} from '../../../context';
import type {Values} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {findAll} from '../../../read';
import {create, transaction, update} from '../../../write';
import {requiredIds} from '../ids';
import {refuseWith} from '../refuse';
import {libraryFilters, libraryLog} from '../staff-library';
import {TEXTS} from '../texts';
import {allTypes} from '../type-trees';

async function condition(context: Context, input: Values): Promise<Predicate> {
  const state = optionalText(context, input, 'state');
  const filters = await libraryFilters(context, input, 'clipart');
  return {all: [...filters, ...(state === undefined ? [] : [{eq: ['state', Number(state)]} satisfies Predicate])]};
}

/** Cliparts, enabled or not, by type (those below it included), tag, state, language and name (DA-463). */
export const listCliparts: Act<'listCliparts'> = {
  name: 'listCliparts',
  async run(context, input) {
    const search = ['elementName', 'likeQuery', 'searchWord']
      .map(name => optionalText(context, input, name))
      .find(text => text !== undefined);
    return listPage(
      context,
      'clipart',
      {where: await condition(context, input), search, sort: [{field: 'sort', descending: false}]},
      pageRequest(input),
    );
  },
};

/** What happened to a clipart, newest first (DA-471). */
export const listClipartLog: Act<'listClipartLog'> = {
  name: 'listClipartLog',
  async run(context, input) {
    const id = optionalId(context, input, 'id') ?? requiredId(context, input, 'clipartId');
    return libraryLog(context, 'clipart', id);
  },
};

/** Gives the chosen cliparts other types (DA-472). */
export const editTypesOfCliparts: Act<'editTypesOfCliparts'> = {
  name: 'editTypesOfCliparts',
  async run(context, input) {
    const ids = requiredIds(context, input, 'idList', 'ids');
    const types = requiredIds(context, input, 'types', 'clipartTypeId', 'typeId');
    await transaction(context, async tx => {
      for (const id of ids) await update(tx, 'clipart', id, {types});
    });
    return null;
  },
};

/** Cliparts that have this very name, but for the one that is being edited (DA-473). */
export const listSameClipartNames: Act<'listSameClipartNames'> = {
  name: 'listSameClipartNames',
  async run(context, input) {
    const name = requiredText(context, input, 'elementName');
    const id = optionalId(context, input, 'id') ?? null;
    const found = await findAll(context, 'clipart', {all: [{eq: ['elementName', name]}, {ne: ['id', id]}]});
    return found.map(clipart => ({
      id: clipart.id,
      elementName: textOf(clipart, 'elementName'),
      clipartImage: textOf(clipart, 'clipartImage'),
    }));
  },
};

/** Adds several cliparts at once, all or none; what stands beside the list holds for each of them (DA-474). */
export const addCliparts: Act<'addCliparts'> = {
  name: 'addCliparts',
  async run(context, input) {
    const {list, cliparts, ...common} = input;
    const entries: readonly unknown[] = Array.isArray(list) ? list : Array.isArray(cliparts) ? cliparts : [];
    if (entries.length === 0) refuseWith(context, 'list', TEXTS.noFiles);
    const entity = context.model.entity('clipart');
    const known = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'id' && name in entity.field));
    return transaction(context, async tx => {
      const added = [];
      for (const entry of entries)
        added.push(
          await create(
            tx,
            'clipart',
            coerceValues(entity, {
              ...known(common),
              ...known(typeof entry === 'object' && entry !== null ? entry : {}),
            }),
          ),
        );
      return added;
    });
  },
};

/** The clipart types of the first level (DA-459). */
export const listParentClipartTypes: Act<'listParentClipartTypes'> = {
  name: 'listParentClipartTypes',
  async run(context, input) {
    const language = optionalText(context, input, 'language');
    const top: Predicate = {eq: ['parentId', null]};
    return allTypes(
      context,
      'clipart-type',
      language === undefined ? top : {all: [top, {eq: ['language', language.toLowerCase()]}]},
    );
  },
};

/** Pantone colour cards: with the name of their category, by name, moved in batches. */
import {numberOf, textOf} from '../../record-values';
import {optionalId, optionalText, requiredId} from '../../acts/input';
import {ActAnswer} from '../../context/answer';
import type {Act, Context} from '../../context';
import type {WireRecord} from '../../values';
import {say} from '../../errors';
import type {Predicate} from '@emblem/schemas';
import {findAll} from '../../read';
import {transaction, update} from '../../write';
import {everybody} from './everybody';
import {requiredIds} from './ids';
import {refuseWith} from './refuse';
import {TEXTS} from './texts';

const BY_SORT = [{field: 'sort', descending: false}] as const;

/** `typeName` is that of the category (DA-223); the editor reads the name as `alt` or as `color` (ED-203). */
function toCard(card: WireRecord<'colour-card'>, type: WireRecord | undefined) {
  const alt = textOf(card, 'alt');
  return {...card, alt, color: alt, typeName: type ? textOf(type, 'typeName') : null};
}

/** Cards in the order of their categories, then in their own. */
async function cards(context: Context, where?: Predicate) {
  const types = await findAll(context, 'colour-type', undefined, BY_SORT);
  const found = await findAll(context, 'colour-card', where, BY_SORT);
  const place = new Map(types.map((type, index) => [type.id, index]));
  const placeOf = (card: WireRecord) => place.get(numberOf(card, 'typeId') ?? 0) ?? types.length;
  return found.toSorted((a, b) => placeOf(a) - placeOf(b)).map(card => toCard(card, types[placeOf(card)]));
}

/** The cards of one category, or all (DA-401, ED-369, ED-371). */
export const listColourCards: Act<'listColourCards'> = {
  name: 'listColourCards',
  async run(context, input) {
    const typeId = optionalId(context, input, 'typeId');
    return cards(everybody(context, input), typeId === undefined ? undefined : {eq: ['typeId', typeId]});
  },
};

/** Cards whose Pantone number or name contains the text; all for a blank one; code 500 when there is none (ED-372). */
export const findColourCards: Act<'findColourCards'> = {
  name: 'findColourCards',
  async run(context, input) {
    const name = optionalText(context, input, 'colorName');
    const where: Predicate | undefined =
      name === undefined ? undefined : {any: [{contains: ['pantone', name]}, {contains: ['alt', name]}]};
    const found = await cards(everybody(context, input), where);
    return found.length > 0 ? found : new ActAnswer(500, say(TEXTS.noColour, context.actor.language));
  },
};

/** Moves cards to another category, in the order given (DA-404). */
export const moveColourCards: Act<'moveColourCards'> = {
  name: 'moveColourCards',
  async run(context, input) {
    const typeId = requiredId(context, input, 'typeId');
    const ids = requiredIds(context, input, 'designSystemColorCardList');
    if (ids.length === 0) refuseWith(context, 'designSystemColorCardList', TEXTS.noCards);
    await transaction(context, async tx => {
      for (const id of ids) await update(tx, 'colour-card', id, {typeId});
    });
    return null;
  },
};

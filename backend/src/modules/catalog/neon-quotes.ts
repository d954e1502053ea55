/** The neon quote tool: what a sign can be made of, and what one costs (CO-585, CO-587). */
import type {Decimal} from 'decimal.js';
import {moneyIn} from '@emblem/schemas';
import type {ActInputs} from '@emblem/schemas/acts';
import {BACKING, NEON_COLOUR, NEON_FONT, NEON_LETTER_PRICE} from '@emblem/schemas/values';
import {Exact, findRate} from '../../acts/currency-rate';
import {badInput} from '../../acts/input';
import type {Act, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {say} from '../../errors';
import {findAll} from '../../read';
import {numberOf, numbersOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {TEXTS} from './texts';

const BY_SORT = [{field: 'sort', descending: false}] as const;
const BY_HEIGHT = [{field: 'maxHeight', descending: false}] as const;

type Wish = ActInputs['calculateNeonQuote'];

const amountOf = (record: WireRecord, name: string): Decimal => new Exact(textOf(record, name) ?? 0);

/** What is in use; backings without quote categories, and with one of `cateId` where that is sent. */
export const listNeonParameters: Act<'listNeonParameters'> = {
  name: 'listNeonParameters',
  async run(context, {cateId}) {
    const backings = await findAll(context, 'backing', {eq: ['state', BACKING.state.enabled]}, BY_SORT);
    const isOffered = (backing: WireRecord) => {
      const categories = numbersOf(backing, 'quoteCateIds');
      return categories.length === 0 || !cateId || categories.includes(cateId);
    };
    return {
      fonts: await findAll(context, 'neon-font', {eq: ['state', NEON_FONT.state.enabled]}, BY_SORT),
      colours: await findAll(context, 'neon-colour', {eq: ['state', NEON_COLOUR.state.enabled]}, BY_SORT),
      backings: backings.filter(isOffered),
      letterPrices: await findAll(
        context,
        'neon-letter-price',
        {eq: ['state', NEON_LETTER_PRICE.state.enabled]},
        BY_HEIGHT,
      ),
    };
  },
};

type Part = 'neon-font' | 'neon-colour' | 'backing';

const IN_USE: Readonly<Record<Part, number>> = {
  'neon-font': NEON_FONT.state.enabled,
  'neon-colour': NEON_COLOUR.state.enabled,
  backing: BACKING.state.enabled,
};

/** What is in use of the ids that are sent. 422 at their field for others. */
async function readParts(
  context: Context,
  key: Part,
  field: string,
  ids: readonly number[],
): Promise<readonly WireRecord[]> {
  const wanted = [...new Set(ids)];
  const found = await findAll(context, key, {all: [{in: ['id', wanted]}, {eq: ['state', IN_USE[key]]}]});
  return found.length === wanted.length ? found : badInput(context, field);
}

/** The lowest height that the letters are within. 422 at `height` where no letters of the font are made so high. */
async function letterPriceOf(context: Context, font: WireRecord, height: number, currency: string) {
  const [price] = await findAll(
    context,
    'neon-letter-price',
    {
      all: [
        {eq: ['letterClass', textOf(font, 'letterClass')]},
        {eq: ['currency', currency]},
        {gte: ['maxHeight', Math.ceil(height)]},
        {eq: ['state', NEON_LETTER_PRICE.state.enabled]},
      ],
    },
    BY_HEIGHT,
  );
  return price ?? badInput(context, 'height', say(TEXTS.noLetterPrice, context.actor.language));
}

/** Signs that take tube: no blanks, and an accent with its letter. */
function lettersOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].filter(({segment}) => segment.trim() !== '').length;
}

interface Priced {
  readonly field: string;
  readonly records: readonly WireRecord[];
  /** The property that says what each costs. */
  readonly price: string;
}

/** What the records cost together in the currency of the quote, by today's rates. 422 at the field without them. */
async function costOf(context: Context, {field, records, price}: Priced, currency: string): Promise<Decimal> {
  let cost = new Exact(0);
  for (const record of records) {
    const own = textOf(record, 'currency') ?? currency;
    const amount = amountOf(record, price);
    if (own === currency) {
      cost = cost.plus(amount);
      continue;
    }
    const [from, to] = [await findRate(asTrusted(context), own), await findRate(asTrusted(context), currency)];
    if (!from || !to) return badInput(context, field, say(TEXTS.noRate, context.actor.language));
    cost = cost.plus(moneyIn(currency, amount.times(to).div(from)));
  }
  return cost;
}

async function backingsOf(context: Context, {backingId}: Wish, quantity: number): Promise<readonly WireRecord[]> {
  const backings = await readParts(context, 'backing', 'backingId', backingId ? [backingId] : []);
  const isEnough = backings.every(backing => quantity >= (numberOf(backing, 'minimumQuantity') ?? 1));
  return isEnough ? backings : badInput(context, 'quantity', say(TEXTS.fewBackings, context.actor.language));
}

/**
 * Letters × price × the font's factor, a surcharge for each colour and the price of the backing; at least the minimum
 * of that height. 422 at what is not offered, and at `quantity` below what a backing is sold in.
 */
export const calculateNeonQuote: Act<'calculateNeonQuote'> = {
  name: 'calculateNeonQuote',
  async run(context, input) {
    const [quantity, currency] = [input.quantity ?? 1, input.currency ?? 'USD'];
    const [font] = await readParts(context, 'neon-font', 'fontId', [input.fontId]);
    const letters = lettersOf(input.text);
    if (!font || letters === 0) return badInput(context, 'text');
    const money = (amount: Decimal): string => moneyIn(currency, amount);
    const letterPrice = await letterPriceOf(context, font, input.height, currency);
    const colours = await readParts(context, 'neon-colour', 'colourIds', input.colourIds ?? []);
    const backings = await backingsOf(context, input, quantity);
    const [price, least] = [amountOf(letterPrice, 'price'), amountOf(letterPrice, 'minimumPrice')];
    const lettersTotal = new Exact(money(price.times(letters).times(textOf(font, 'priceFactor') ?? 1)));
    const colourTotal = await costOf(context, {field: 'colourIds', records: colours, price: 'surcharge'}, currency);
    const backingTotal = await costOf(context, {field: 'backingId', records: backings, price: 'price'}, currency);
    const unitPrice = Exact.max(lettersTotal.plus(colourTotal).plus(backingTotal), least);
    return {
      letters,
      letterPrice: money(price),
      lettersTotal: money(lettersTotal),
      colourTotal: money(colourTotal),
      backingTotal: money(backingTotal),
      minimumPrice: money(least),
      unitPrice: money(unitPrice),
      quantity,
      total: money(unitPrice.times(quantity)),
      currency,
    };
  },
};

/** Books lines of a statement as payments, all that were chosen or none. */
import {PAYMENT} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {find} from '../../read';
import {textOf} from '../../record-values';
import {create, transaction, update} from '../../write';
import type {Mapping} from './lines';
import {SALES, type MatchedLine, type SaleKey} from './match';

/** A line by its key, and what it pays. */
export interface Choice {
  readonly key: string;
  readonly entity: SaleKey;
  readonly id: number;
}

export interface ImportedStatement {
  readonly accountId: number;
  readonly fileName: string;
  /** Where its file is kept. */
  readonly file: string;
  readonly mapping: Mapping;
  readonly lines: readonly MatchedLine[];
}

/** Of a payment, as much as is kept of what the bank says. */
const REFERENCE = 100;
const REMARK = 500;

function refuse({actor}: Context, key: string, message: string): never {
  throw new Refusal(422, text('invalid', actor.language), {errors: {[key]: message}});
}

/** A refusal of a payment stands at its line. */
async function atLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first] = Object.values(error.details.errors ?? {});
    throw new Refusal(error.code, error.message, {errors: {[key]: typeof first === 'string' ? first : error.message}});
  }
}

/** Registered as any payment is, by whoever imports it; its currency is that of the sale. */
async function payment(context: Context, line: MatchedLine, {entity, id}: Choice): Promise<number> {
  const sale = await find(asTrusted(context), entity, {eq: ['id', id]});
  if (sale && textOf(sale, 'currency') !== line.currency)
    refuse(context, line.key, text('statementCurrency', context.actor.language, {currency: line.currency}));
  const {bankReference, reference, payer} = line;
  const made = await create(context, 'payment', {
    [SALES[entity]]: id,
    amount: line.amount,
    method: PAYMENT.method.bankTransfer,
    receivedOn: line.date,
    reference: (bankReference === '' ? reference : bankReference).slice(0, REFERENCE) || null,
    remark:
      [payer, reference]
        .filter(part => part !== '')
        .join(': ')
        .slice(0, REMARK) || null,
  });
  return made.id;
}

/** 422 at the key of a line that is not in the statement, cannot be booked, or was booked before. */
function lineOf(context: Context, lines: readonly MatchedLine[], {key}: Choice): MatchedLine {
  const {language} = context.actor;
  const line = lines.find(each => each.key === key) ?? refuse(context, key, text('missingReference', language));
  if (line.state === 'booked') refuse(context, key, text('statementBooked', language));
  if (line.state === 'outgoing' || line.state === 'unreadable') refuse(context, key, text('badValue', language));
  return line;
}

/**
 * Returns the id of the `bank-statement`. Throws a `Refusal` with the key of the line that it is about: 422 for what a
 * payment may not be, 409 for a line that somebody else has booked meanwhile.
 */
export function book(context: Context, imported: ImportedStatement, choices: readonly Choice[]): Promise<number> {
  const {accountId, fileName, file, mapping, lines} = imported;
  return transaction(context, async tx => {
    const system = asActor(tx, SYSTEM);
    const statement = await create(system, 'bank-statement', {
      bankAccountId: accountId,
      fileName,
      file,
      lineCount: lines.length,
      bookedCount: choices.length,
      userId: tx.actor.id,
    });
    for (const choice of choices) {
      const line = lineOf(tx, lines, choice);
      await atLine(line.key, async () =>
        create(system, 'bank-statement-line', {
          statementId: statement.id,
          bankAccountId: accountId,
          lineKey: line.key,
          bankReference: line.bankReference === '' ? null : line.bankReference,
          bookedOn: line.date,
          amount: line.amount,
          currency: line.currency,
          payer: line.payer,
          reference: line.reference,
          paymentId: await payment(tx, line, choice),
        }),
      );
    }
    await update(system, 'bank-account', accountId, {statementFormat: {...mapping}});
    return statement.id;
  });
}

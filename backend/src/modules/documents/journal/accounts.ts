/** The accounts in which the books of a market keep what was posted, by purpose. */
import {LEDGER_ACCOUNT, PAYMENT} from '@emblem/schemas/values';
import type {Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {find} from '../../../read';

const {purpose} = LEDGER_ACCOUNT;

/** One of `ledger-account.purpose`. */
export type Purpose = (typeof purpose)[keyof typeof purpose];

const {card, paypal, bankTransfer, cheque, giftVoucher, cash} = PAYMENT.method;

/** Payment method to where its money arrives and from where it is paid back. */
const OF_METHOD: ReadonlyMap<unknown, Purpose> = new Map([
  [card, purpose.card],
  [paypal, purpose.paypal],
  [bankTransfer, purpose.bankTransfer],
  [cheque, purpose.cheque],
  [giftVoucher, purpose.giftVoucher],
  [cash, purpose.cash],
]);

export function purposeOf(method: unknown): Purpose {
  return OF_METHOD.get(method) ?? purpose.other;
}

/** That of a method as it was written down by hand, such as "PayPal"; `other` for one that nobody knows. */
export function purposeNamed({model}: Context, written: string): Purpose {
  const options = model.entity('payment').field.method?.options ?? [];
  const name = written.trim().toLowerCase();
  const option = options.find(({label}) => label.en.toLowerCase() === name || label.zh.toLowerCase() === name);
  return purposeOf(option?.value);
}

/** The number of the account; the English name of its purpose where the market has none set up. */
export async function accountOf(context: Context, market: string, wanted: Purpose): Promise<string> {
  const where = {all: [{eq: ['market', market]}, {eq: ['purpose', wanted]}]} as const;
  const account = await find(asTrusted(context), 'ledger-account', where);
  const options = context.model.entity('ledger-account').field.purpose?.options ?? [];
  const name = options.find(({value}) => value === wanted)?.label.en;
  return String(account?.number ?? name ?? wanted);
}

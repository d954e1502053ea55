/** What is wrong with lines, told at each of them. */
import {Refusal, type FieldErrors} from '../../errors';
import type {Context} from '../../context';
import {translateDatabaseError} from '../database-error';
import type {SentLine} from '../sent-lines';
import {refuseIf} from '../values';
import type {Place} from './stored';

function prefixErrors(errors: FieldErrors, at: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${at}.${name}`, error]));
}

/** A refusal of a line as one of its record: the messages stand at `products[2].quantity`. */
function refusalAt(at: string, refusal: Refusal): Refusal {
  const {errors} = refusal.details;
  return new Refusal(refusal.code, refusal.message, {
    errors: errors && Object.keys(errors).length > 0 ? prefixErrors(errors, at) : {[at]: refusal.message},
  });
}

/** What is wrong with the values of a line is gathered, so that all faults are told at once; else it ends here. */
export async function faultsOf(context: Context, at: string, work: () => Promise<void>): Promise<FieldErrors> {
  try {
    await work();
    return {};
  } catch (error) {
    const told = translateDatabaseError(context, error);
    if (!(told instanceof Refusal)) throw told;
    const refusal = refusalAt(at, told);
    if (told !== error || told.code !== 422 || !refusal.details.errors) throw refusal;
    return refusal.details.errors;
  }
}

/** Does `work` for each line; 422 with what is wrong with any of them. */
export async function forEachLine(
  context: Context,
  {lines}: Place,
  rows: readonly SentLine[],
  work: (context: Context, row: SentLine, index: number) => Promise<void>,
): Promise<void> {
  let errors: FieldErrors = {};
  for (const [index, row] of rows.entries()) {
    const at = `${lines.name}[${index}]`;
    errors = {...errors, ...(await faultsOf(context, at, () => work({...context, line: at}, row, index)))};
  }
  refuseIf(context, errors);
}

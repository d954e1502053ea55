/** Amounts and days as the reader's language writes them. */

const isDecimal = (value: string): value is `${number}` => /^-?\d+(\.\d+)?$/.test(value);

/** A decimal with its currency; as it came where it is none. */
export function moneyText(language: string, amount: string, currency: string): string {
  if (!isDecimal(amount) || !/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`.trim();
  return new Intl.NumberFormat(language, {style: 'currency', currency}).format(amount);
}

/** A calendar day such as 2026-05-04, wherever the reader is. */
export function dayText(language: string, day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  return new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(`${day}T00:00Z`));
}

/** What a language is called in another one. */
export function languageName(language: string, named: string): string {
  return new Intl.DisplayNames([language], {type: 'language'}).of(named) ?? named;
}

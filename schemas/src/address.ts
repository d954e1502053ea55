/** A postal address out of its parts, line by line in the order of its country. */

export interface AddressParts {
  readonly name?: string;
  readonly company?: string;
  readonly street: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly country?: string;
}

export type Order = 'largestFirst' | 'stateBeforeZip' | 'zipLast' | 'zipFirst';

const ORDERS: Readonly<Record<string, Order>> = {
  CN: 'largestFirst',
  HK: 'largestFirst',
  MO: 'largestFirst',
  TW: 'largestFirst',
  JP: 'largestFirst',
  KR: 'largestFirst',
  US: 'stateBeforeZip',
  CA: 'stateBeforeZip',
  AU: 'stateBeforeZip',
  PR: 'stateBeforeZip',
  GB: 'zipLast',
  IE: 'zipLast',
  IN: 'zipLast',
  NZ: 'zipLast',
};

/** `code` is that of ISO 3166 in two letters; most of the world writes the postal code before the city. */
export function orderOf(code: string | undefined): Order {
  return ORDERS[code ?? ''] ?? 'zipFirst';
}

type Line = readonly (string | undefined)[];

function joined(line: Line, separator: string): string {
  return line.filter(part => part !== undefined && part !== '').join(separator);
}

const CHINESE = /\p{Script=Han}$/u;

/** Chinese runs on without a gap. */
function runOn(parts: Line): string {
  return parts.reduce<string>(
    (text, part = '') =>
      text === '' || part === '' || (CHINESE.test(text) && /^\p{Script=Han}/u.test(part))
        ? text + part
        : `${text} ${part}`,
    '',
  );
}

function places({city, state, zip}: AddressParts, order: Exclude<Order, 'largestFirst'>): readonly string[] {
  if (order === 'stateBeforeZip') return [joined([city, joined([state, zip], ' ')], ', ')];
  if (order === 'zipLast') return [city ?? '', joined([state, zip], ' ')];
  // A city that is a state of its own, such as Berlin, is written once.
  return [joined([zip, city], ' '), state === city ? '' : (state ?? '')];
}

/** Lines without the empty ones. */
export function composed(parts: AddressParts, order: Order): readonly string[] {
  const {name = '', company = '', street, city, state, zip = '', country = ''} = parts;
  const lines =
    order === 'largestFirst'
      ? [runOn([country, state, city, ...street]), zip, company, name]
      : [name, company, ...street, ...places(parts, order), country];
  return lines.filter(line => line !== '');
}

/** How the parts are entered: the country, which tells the order, comes first. */
export function entered(order: Order): readonly (keyof AddressParts)[] {
  const people = ['name', 'company'] as const;
  if (order === 'largestFirst') return [...people, 'country', 'state', 'city', 'street', 'zip'];
  if (order === 'zipFirst') return [...people, 'country', 'street', 'zip', 'city', 'state'];
  return [...people, 'country', 'street', 'city', 'state', 'zip'];
}

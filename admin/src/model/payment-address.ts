/** The payment status that a list of orders shows, in its address (CO-038, CO-062 to CO-067). */
export const PAYMENT_QUERY = 'paymentType';

export function paymentPath(list: string, status: number): string {
  return `${list}?${PAYMENT_QUERY}=${status}`;
}

/** The status shown, if the address is that list's with a status. */
export function paymentShown(pathname: string, search: string, list: string): number | undefined {
  const value = new URLSearchParams(search).get(PAYMENT_QUERY);
  return pathname === list && value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}

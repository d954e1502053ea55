/** Only addresses that a link may lead to: no `javascript:` and the like. */
export function safeLink(address: string): string | undefined {
  if (/^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address)) return address;
  return undefined;
}

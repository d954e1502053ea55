/** The one host that all calls go to (CO-457): the page's own, unless the build names another in `VITE_API_HOST`. */
let host = '';

/** An origin such as `https://api.example.com`, with a path if need be; empty for the page's own. */
export function setApiHost(origin: string): void {
  host = origin.replace(/\/+$/, '');
}

export function atApiHost(path: string): string {
  return `${host}${path}`;
}

/** Whether an address is below the host, and may be told the session. */
export function isAtApiHost(address: string): boolean {
  return new URL(address, location.href).origin === new URL(host, location.href).origin;
}

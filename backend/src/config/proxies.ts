/** Whose word counts about where a request comes from. */
import {BlockList, isIP} from 'node:net';

const FAMILIES = {4: 'ipv4', 6: 'ipv6'} as const;

/** Adds `10.1.2.3`, `10.0.0.0/8`, `::1` or `fd00::/8`; false for anything else. */
function add(list: BlockList, written: string): boolean {
  const [address = '', bits, ...more] = written.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0) return false;
  if (bits === undefined) list.addAddress(address, FAMILIES[version]);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), FAMILIES[version]);
  else return false;
  return true;
}

/** `TRUSTED_PROXIES`: addresses and networks, separated by commas. Throws for what is neither. */
export function readProxies(env: NodeJS.ProcessEnv = process.env): BlockList {
  const list = new BlockList();
  const written = (env.TRUSTED_PROXIES ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
  for (const each of written)
    if (!add(list, each))
      throw new Error(
        `TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, separated by commas; "${each}" is neither.`,
      );
  return list;
}

/**
 * The sockets that the documents name, by address. They leave the addresses and the name of the token's parameter open
 * (CO-665, CO-669, CO-671): these are ours.
 */
export const TOKEN = 'token';
/** Ids of unread messages that the client holds already and need not be told again. */
export const KNOWN = 'known';

export type ChannelName = 'broadcast' | 'keepAlive' | 'factoryScreen';

export interface Channel {
  readonly name: ChannelName;
  /** The entity whose `read` right a session needs; any staff session where absent. */
  readonly reads?: string;
}

const BROADCAST: Channel = {name: 'broadcast'};

export const CHANNELS: ReadonlyMap<string, Channel> = new Map([
  ['/ws', BROADCAST],
  ['/ws/broadcast', BROADCAST],
  ['/ws/keepAlive', {name: 'keepAlive'}],
  ['/ws/factoryScreen', {name: 'factoryScreen', reads: 'order-product'}],
]);

/** Whoever has one of these open counts as online. */
export const ONLINE_CHANNELS: readonly ChannelName[] = ['broadcast', 'keepAlive'];

/** How a service is asked of one provider. */
import type {SERVICE_ACCOUNT} from '@emblem/schemas/values';

type Entry<T> = T[keyof T];

export type ServiceName = Entry<typeof SERVICE_ACCOUNT.service>;

export interface ServiceAccount {
  /** Of its interface, without a slash at the end; absent: the provider's own. */
  readonly url?: string;
  /** Who signs in, where the service knows accounts; else empty. */
  readonly account: string;
  readonly key: string;
  /** The number that messages come from, or the ZIP code that parcels leave from; else empty. */
  readonly sender: string;
}

export interface Adapter<Port> {
  /** What an account must say beside its key. */
  readonly needs: readonly ('account' | 'sender')[];
  readonly open: (account: ServiceAccount) => Port;
}

/** The providers of a service: their values begin with its name. */
export type ProviderOf<S extends ServiceName> = Extract<Entry<typeof SERVICE_ACCOUNT.provider>, `${S}${string}`>;

/** Every provider of a service with its adapter; the first is asked where an account names none. */
export type Adapters<S extends ServiceName, Port> = Readonly<Record<ProviderOf<S>, Adapter<Port>>>;

/** How Emblem comes to a service of others, as administrators set it up in the console. */
import {SERVICE_ACCOUNT} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {openSealed} from '../../context/open-sealed';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {list} from '../../read';
import {textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {ProviderFailure} from '../provider-failure';
import type {Adapter, ServiceName} from './adapter';

const ENTITY = 'service-account';

function titleOf({model, actor}: Context, service: ServiceName): string {
  const label = model.entity(ENTITY).field.service?.options?.find(({value}) => value === service)?.label;
  return label ? say(label, actor.language) : service;
}

/** The newest account of a service that is switched on. */
async function present(context: Context, service: ServiceName): Promise<WireRecord | undefined> {
  const {records} = await list(asActor(context, SYSTEM), ENTITY, {
    where: {all: [{eq: ['service', service]}, {eq: ['state', SERVICE_ACCOUNT.state.enabled]}]},
    sort: [{field: 'id', descending: true}],
    limit: 1,
  });
  return records[0];
}

/** The adapter of the provider that the account names. */
function adapterOf<Port>(account: WireRecord, adapters: Readonly<Record<string, Adapter<Port>>>) {
  const provider = textOf(account, 'provider') ?? Object.keys(adapters)[0];
  return provider === undefined ? undefined : adapters[provider];
}

/**
 * The service by the provider of its account. 422 where no account of it is switched on, or it lacks its key or what
 * its adapter needs.
 */
export async function portOf<Port>(
  context: Context,
  service: ServiceName,
  adapters: Readonly<Record<string, Adapter<Port>>>,
): Promise<Port> {
  const record = await present(context, service);
  const adapter = record && adapterOf(record, adapters);
  const sealed = record && textOf(record, 'accountSecret');
  if (!adapter || !sealed || adapter.needs.some(name => !textOf(record, name)))
    throw new Refusal(422, text('serviceNotConfigured', context.actor.language, {service: titleOf(context, service)}));
  const url = textOf(record, 'url');
  return adapter.open({
    ...(url && {url: url.endsWith('/') ? url.slice(0, -1) : url}),
    account: textOf(record, 'account') ?? '',
    key: openSealed(context, sealed),
    sender: textOf(record, 'sender') ?? '',
  });
}

/**
 * What a service answers. Its failure is told without its words: 502 where it does not answer as it should, 422 where
 * it does not take what it was sent.
 */
export async function withServiceFailure<T>(
  context: Context,
  service: ServiceName,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    console.error(error);
    const [code, message] =
      error.kind === 'unreachable' ? ([502, 'serviceSilent'] as const) : ([422, 'serviceRefused'] as const);
    throw new Refusal(code, text(message, context.actor.language, {service: titleOf(context, service)}));
  }
}

/** The services with an account that is switched on and has its key. */
export async function servicesSetUp(context: Context): Promise<readonly string[]> {
  const {records} = await list(asActor(context, SYSTEM), ENTITY, {
    where: {eq: ['state', SERVICE_ACCOUNT.state.enabled]},
  });
  const ready = records.filter(record => textOf(record, 'accountSecret'));
  return [...new Set(ready.map(record => textOf(record, 'service') ?? ''))].sort();
}

/** Base of the classes that hold the calls on one subject: makes each call in the session of the group. */
import {request, type Caller, type CallOptions, type Params, type Transport} from './request';

export abstract class CallGroup {
  constructor(
    protected readonly transport: Transport,
    private readonly caller: Caller = 'member',
  ) {}

  protected get<T>(path: string, params: Params, read: (data: unknown) => T, signal?: AbortSignal): Promise<T> {
    return this.call({method: 'GET', path, params, ...(signal ? {signal} : {})}, read);
  }

  protected post<T>(path: string, params: Params, read: (data: unknown) => T, signal?: AbortSignal): Promise<T> {
    return this.call({method: 'POST', path, params, ...(signal ? {signal} : {})}, read);
  }

  protected call<T>(options: CallOptions, read: (data: unknown) => T): Promise<T> {
    return request(this.transport, {caller: this.caller, ...options}, read);
  }
}

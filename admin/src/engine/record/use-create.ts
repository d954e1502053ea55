/** Sends a new record. Each filled-in form carries one idempotency key, so that sending it twice makes one record. */
import {useRef} from 'react';
import {useDataProvider} from 'react-admin';
import {randomId} from '../../formatting/random-code';
import {isFailure} from '../../request/failure';
import type {Values} from '../../model/parse';
import type {Making} from '../../request/proposals';
import type {EntityRecord} from '../../model/record';

/** `resource` is a view's name or an entity's key; `making` says which other record it is made from. */
export function useCreate(resource: string): (values: Values, making?: Making) => Promise<EntityRecord> {
  const dataProvider = useDataProvider();
  const key = useRef<string>(undefined);
  return async (values, making) => {
    key.current ??= randomId();
    try {
      const {data} = await dataProvider.create<EntityRecord>(resource, {
        data: values,
        meta: {idempotencyKey: key.current, making},
      });
      key.current = undefined;
      return data;
    } catch (error) {
      // Refused: the next attempt is another request, not a repetition.
      if (isFailure(error) && error.status >= 400 && error.status < 500) key.current = undefined;
      throw error;
    }
  };
}

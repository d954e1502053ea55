/** What a field says of its files, for the widgets that send them. */
import type {UploadKeyword} from '@emblem/schemas';
import {useFormTarget} from '../../model/form-target';
import {rulesOf, type Rules} from '../../upload/rules';
import type {SendOptions} from '../../upload/send';
import type {InputProps} from '../types';

export interface UploadRules extends Rules {
  readonly send: SendOptions;
}

/** The server signs the form for the property where that is one of the entity's own; else the record is refused. */
export function useUploadRules({field, name}: InputProps, otherwise: UploadKeyword = {}): UploadRules {
  const {entity} = useFormTarget();
  const property = entity.field[name]?.upload && `${entity.key}.${name}`;
  return {...rulesOf(field.upload ?? otherwise), send: {modelDir: entity.key, property}};
}

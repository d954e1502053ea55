/** Values held against the rules of one property, outside of any record. Where code may be compiled at run time. */
import Ajv2020 from 'ajv/dist/2020';
import {formats} from './formats';
import {genericMessage} from '../messages';
import type {PlainSchema} from './plain';

export interface BrokenRule {
  /** The JSON Schema keyword. */
  readonly keyword: string;
  /** In English, for whoever runs the program. */
  readonly message: string;
}

/** Returns the first rule that a value breaks; undefined for one that fits. */
export function ruleChecker(rules: PlainSchema): (value: unknown) => BrokenRule | undefined {
  const validate = new Ajv2020({allowUnionTypes: true, strict: false, formats}).compile(rules);
  return value => {
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const keyword = error?.keyword ?? 'invalid';
    return {
      keyword,
      message: genericMessage(keyword === 'format' ? `format:${error?.params.format}` : keyword, error?.params).en,
    };
  };
}

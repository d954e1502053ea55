/** Holds the files against the meta-schema in `vocabulary/`: keywords, their values, nothing unknown. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {EntitySchema} from '../vocabulary';
import {finding, type Finding} from './types';

const VOCABULARY = resolve(__dirname, '../../vocabulary');

export type Shape =
  | 'entity'
  | 'type'
  | 'call'
  | 'navigation'
  | 'metric'
  | 'report'
  | 'report-family'
  | 'home'
  | 'paper'
  | 'wording';

let ajv: Ajv2020 | undefined;

function vocabulary(): Ajv2020 {
  if (ajv) return ajv;
  ajv = new Ajv2020({allErrors: true, strictTypes: false, strictRequired: false});
  for (const name of readdirSync(VOCABULARY).sort())
    ajv.addSchema(JSON.parse(readFileSync(join(VOCABULARY, name), 'utf8')));
  return ajv;
}

function validator(shape: Shape): ValidateFunction {
  const validate = vocabulary().getSchema(`${shape}.schema.json`);
  if (!validate) throw new Error(`vocabulary/${shape}.schema.json is missing.`);
  return validate;
}

function escapePointer(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

function describe(error: ErrorObject): Finding {
  const {instancePath: at, keyword, params} = error;
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      return finding(
        `${at}/${escapePointer(name)}`,
        `Unknown keyword "${name}".`,
        'Correct its spelling, remove it, or add it to vocabulary/ and src/vocabulary/.',
      );
    }
    case 'required':
      return params.missingProperty === 'zh' || params.missingProperty === 'en'
        ? finding(at, `The text has no "${params.missingProperty}".`, 'Write every text in zh and en.')
        : finding(
            at,
            `"${params.missingProperty}" is missing.`,
            params.missingProperty === 'type'
              ? 'Add "type", or "x-type" with the name of a type.'
              : `Add "${params.missingProperty}".`,
          );
    case 'false schema':
      return finding(at, 'This keyword cannot stand here.', 'Remove it; it belongs to the property.');
    case 'propertyNames':
      return finding(
        at,
        `"${params.propertyName}" cannot be a name here.`,
        'Use letters and digits, beginning with a letter.',
      );
    case 'enum':
      return finding(
        at,
        'This value is not one of those allowed.',
        `Use one of ${JSON.stringify(params.allowedValues)}.`,
      );
    case 'const':
      return finding(
        at,
        `The value must be ${JSON.stringify(params.allowedValue)}.`,
        `Write ${JSON.stringify(params.allowedValue)}.`,
      );
    case 'oneOf':
      return finding(
        at,
        'The combination of keywords fits none, or more than one, of the allowed forms.',
        'See the description in vocabulary/.',
      );
    default:
      return finding(at, `The value ${error.message ?? keyword}.`, 'Correct the value.');
  }
}

/** Of a choice between forms, the complaints of the form that was meant; where that is not plain, the choice itself. */
function tellingOf(choice: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const at = choice.instancePath;
  const inside = errors.filter(error => isInChoice(error) && error.instancePath.startsWith(at));
  const specific = inside.filter(
    ({instancePath, keyword}) => instancePath !== at || !['type', 'const', 'required', 'not'].includes(keyword),
  );
  if (specific.length > 0) return specific;
  const missing = inside.filter(({keyword}) => keyword === 'required');
  return missing.length === 1 ? missing : [choice];
}

function isInChoice({keyword, schemaPath}: ErrorObject): boolean {
  return keyword !== 'oneOf' && schemaPath.includes('/oneOf/');
}

/** Without the errors that only say that another error lies inside. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.flatMap(error => {
    if (error.keyword === 'oneOf') return tellingOf(error, errors);
    return isInChoice(error) || error.keyword === 'if' || error.schemaPath.includes('/propertyNames/') ? [] : [error];
  });
}

/** The places where a file's content does not have the shape that the vocabulary gives it. */
export function checkShape(shape: Shape, content: unknown): readonly Finding[] {
  const validate = validator(shape);
  if (validate(content)) return [];
  return telling(validate.errors ?? []).map(describe);
}

/** The same of an entity whose groups are written out: the addresses that they make stand in no file. */
export function checkResolved({addresses: _addresses, ...schema}: EntitySchema): readonly Finding[] {
  return checkShape('entity', schema);
}

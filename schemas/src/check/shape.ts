/** Holds the files against the meta-schema in `vocabulary/`: keywords, their values, nothing unknown. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {finding, type Finding} from './types';

const VOCABULARY = resolve(__dirname, '../../vocabulary');

type Shape = 'entity' | 'call' | 'navigation';

let ajv: Ajv2020 | undefined;

function vocabulary(): Ajv2020 {
  if (ajv) return ajv;
  ajv = new Ajv2020({allErrors: true, strictTypes: false, strictRequired: false});
  for (const name of readdirSync(VOCABULARY).sort()) ajv.addSchema(JSON.parse(readFileSync(join(VOCABULARY, name), 'utf8')));
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
      return finding(`${at}/${escapePointer(name)}`, `Unknown keyword "${name}".`, 'Correct its spelling, remove it, or add it to vocabulary/ and src/vocabulary.ts.');
    }
    case 'required':
      return params.missingProperty === 'zh' || params.missingProperty === 'en'
        ? finding(at, `The text has no "${params.missingProperty}".`, 'Write every text in zh and en.')
        : finding(at, `"${params.missingProperty}" is missing.`, `Add "${params.missingProperty}".`);
    case 'propertyNames':
      return finding(at, `"${params.propertyName}" cannot be a name here.`, 'Use letters and digits, beginning with a letter.');
    case 'enum':
      return finding(at, 'This value is not one of those allowed.', `Use one of ${JSON.stringify(params.allowedValues)}.`);
    case 'const':
      return finding(at, `The value must be ${JSON.stringify(params.allowedValue)}.`, `Write ${JSON.stringify(params.allowedValue)}.`);
    case 'oneOf':
      return finding(at, 'The combination of keywords fits none, or more than one, of the allowed forms.', 'See the description in vocabulary/.');
    default:
      return finding(at, `The value ${error.message ?? keyword}.`, 'Correct the value.');
  }
}

/** Says nothing by itself: another error tells what is wrong inside. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'anyOf', 'not', 'oneOf']);

/** Of a choice between forms, the complaints that belong to the form that was meant: those that lie deepest. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const plain = errors.filter(({keyword, schemaPath, params}) =>
    !WRAPPERS.has(keyword) && !schemaPath.includes('/propertyNames/') && !(keyword === 'const' && params.allowedValue === false && schemaPath.includes('/oneOf/')));
  const inChoice = (error: ErrorObject) => error.schemaPath.includes('/oneOf/');
  const deepest = plain.filter(error => !inChoice(error) || !['type', 'const'].includes(error.keyword)
    || !plain.some(other => other !== error && other.instancePath.startsWith(error.instancePath) && !['type', 'const'].includes(other.keyword)));
  return deepest.length > 0 ? deepest : errors.filter(({keyword}) => keyword === 'oneOf');
}

/** The places where a file's content does not have the shape that the vocabulary gives it. */
export function checkShape(shape: Shape, content: unknown): readonly Finding[] {
  const validate = validator(shape);
  if (validate(content)) return [];
  return telling(validate.errors ?? []).map(describe);
}

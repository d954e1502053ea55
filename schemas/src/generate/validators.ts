/**
 * Validators as source code: the console's Content-Security-Policy forbids code that is made at run time. Node only.
 */
import Ajv2020, {_} from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import type {Entity} from '../model';
import {formats} from '../validation/formats';
import {lengthsFirst} from '../validation/lengths-first';
import {recordSchema} from '../validation/record';

/** What the module of a validator imports; `runtime` of this package. */
const RUNTIME = '@emblem/schemas/runtime';

/** Ajv's own helpers and ours that do the same. */
const HELPERS: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'countCharacters',
  'require("ajv/dist/runtime/equal").default': 'isEqual',
};

function withoutRequire(code: string): string {
  const replaced = Object.entries(HELPERS)
    .reduce((source, [call, name]) => source.replaceAll(call, name), code)
    .replace(/^"use strict";/, '');
  const unknown = /require\([^)]*\)/.exec(replaced);
  if (unknown) throw new Error(`A generated validator needs ${unknown[0]}, for which there is no replacement.`);
  return `import {countCharacters, formats, isEqual} from "${RUNTIME}";\n${replaced}\n`;
}

/**
 * The source of an ES module that exports `create` and `update`, Ajv validators of what a client may send.
 * The same entity gives the same bytes.
 */
export function validatorModule(entity: Entity): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats,
    code: {source: true, esm: true, formats: _`formats`},
  });
  ajv.addSchema(lengthsFirst(recordSchema(entity, 'update')), 'update');
  // A create differs in what it requires only; referring to the update halves the code.
  const {required = []} = recordSchema(entity, 'create');
  ajv.addSchema({type: 'object', $ref: 'update', required}, 'create');
  return withoutRequire(standaloneCode(ajv, {create: 'create', update: 'update'}));
}

#!/usr/bin/env node
/**
 * `npm run new -- <kind> [<module>] <name>`: writes the first version of an entity, call, act, page or control and
 * registers it.
 */
import './lib/check-node.mjs';
import {fail} from './lib/progress.mjs';
import {ROOT} from './lib/paths.mjs';
import {act} from './new/act.mjs';
import {call} from './new/call.mjs';
import {control} from './new/control.mjs';
import {entity} from './new/entity.mjs';
import {page} from './new/page.mjs';

/** `make` answers what to do next. An example has as many words as are needed. */
const KINDS = {
  entity: {make: entity, example: 'entity marketing trade-show'},
  call: {make: call, example: 'call marketing list-shows'},
  act: {make: act, example: 'act sales/orders list-shows', hasRooms: true},
  page: {make: page, example: 'page marketing show-plan'},
  control: {make: control, example: 'control postcode'},
};

/** Singular English kebab-case; everything else is derived from it. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** A module, or a room of one: `sales/orders`. */
const PLACE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/;

function usage() {
  return [
    'Usage: npm run new -- <kind> [<module>] <name>',
    ...Object.values(KINDS).map(({example}) => `  npm run new -- ${example}`),
  ].join('\n');
}

try {
  const [kind = '', ...names] = process.argv.slice(2);
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const wanted = known?.example.split(' ').length - 1;
  const isNamed = (name, index) => (known.hasRooms && index === 0 ? PLACE : NAME).test(name);
  if (names.length !== wanted || !names.every(isNamed)) throw new Error(usage());
  console.log(known.make(process.env.EMBLEM_ROOT ?? ROOT, ...names));
} catch (error) {
  fail(error);
}

/** An act that answers nothing, until it does more. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {IMPORT, addAfter, camel, create, insert} from './files.mjs';

/** `up` leads to `backend/src`. */
function source(name, up) {
  return `/** What ${name} does, for whom, and what it refuses. */
import type {Act} from '${up}/context';

export const ${name}: Act<'${name}'> = {
  name: '${name}',
  async run() {
    return null;
  },
};
`;
}

/** Throws where a module has nothing of its own. */
function requireList(index) {
  if (!/: ModuleRegistration = \{/.test(readFileSync(index, 'utf8')))
    throw new Error(`${index} has rooms only. Name one of them, such as sales/orders.`);
}

/** Beside the acts that the module or its room has; one without any gets its list. */
function register(index, name, file) {
  addAfter(index, IMPORT, `import {${name}} from './${file}';`);
  const text = readFileSync(index, 'utf8');
  if (/\bacts: \[\n/.test(text)) insert(index, /\bacts: \[\n/, `    ${name},\n`);
  else if (/\bacts: \[/.test(text)) insert(index, /\bacts: \[/, `${name}, `);
  else insert(index, /: ModuleRegistration = \{/, `\n  acts: [${name}],`);
}

export function act(root, place, file) {
  const name = camel(file);
  const folder = join('backend', 'src', 'modules', place);
  const index = join(root, folder, 'index.ts');
  requireList(index);
  create(join(root, folder, `${file}.ts`), source(name, place.includes('/') ? '../../..' : '../..'));
  register(index, name, file);
  return (
    `${join(folder, `${file}.ts`)} is there and registered as "${name}". ` +
    'A call or an action of a schema may name it now.'
  );
}

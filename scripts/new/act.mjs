/** An act that answers nothing, until it does more. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {IMPORT, addAfter, camel, create, insert} from './files.mjs';

function source(name) {
  return `/** What ${name} does, for whom, and what it refuses. */
import type {Act} from '../../context';

export const ${name}: Act<'${name}'> = {
  name: '${name}',
  async run() {
    return null;
  },
};
`;
}

/** Beside the acts that the module has; a module without any gets its list. */
function register(index, name, file) {
  addAfter(index, IMPORT, `import {${name}} from './${file}';`);
  const text = readFileSync(index, 'utf8');
  if (/\bacts: \[\n/.test(text)) insert(index, /\bacts: \[\n/, `    ${name},\n`);
  else if (/\bacts: \[/.test(text)) insert(index, /\bacts: \[/, `${name}, `);
  else insert(index, /: ModuleRegistration = \{/, `\n  acts: [${name}],`);
}

export function act(root, module, file) {
  const name = camel(file);
  const folder = join('backend', 'src', 'modules', module);
  create(join(root, folder, `${file}.ts`), source(name));
  register(join(root, folder, 'index.ts'), name, file);
  return (
    `${join(folder, `${file}.ts`)} is there and registered as "${name}". ` +
    'A call or an action of a schema may name it now.'
  );
}

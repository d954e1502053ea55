/** A kind of field: how it is entered, shown and filtered by. It begins as a line of text. */
import {join} from 'node:path';
import {IMPORT, addAfter, camel, create, insert} from './files.mjs';

function source(name) {
  return `/** What a ${name} is. */
import {Empty, isEmpty} from '../shared/Empty';
import {text} from '../text';
import type {Control, DisplayProps} from '../types';

function Display({value}: DisplayProps) {
  return isEmpty(value) ? <Empty /> : <>{String(value)}</>;
}

export const ${name}: Control = {...text, Display};
`;
}

export function control(root, key) {
  const name = camel(key);
  const file = join('admin', 'src', 'controls', key, 'index.tsx');
  create(join(root, file), source(name));
  const registry = join(root, 'admin', 'src', 'controls', 'registry.ts');
  addAfter(registry, IMPORT, `import {${name}} from './${key}';`);
  insert(registry, /export const controls: ControlTable = \{\n/, `  ${name},\n`);
  insert(join(root, 'schemas', 'vocabulary', 'common.schema.json'), /"control": \{\s*"enum": \[\s*/, `"${name}", `);
  insert(join(root, 'schemas', 'src', 'vocabulary', 'property.ts'), /export type ControlKind =\n/, `  | '${name}'\n`);
  return `${file} is there; a property may say "x-control": "${name}".`;
}

/** A call of our own that leads to an act of the same name. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {camel} from './files.mjs';

export function call(root, module, key) {
  const name = camel(key);
  const file = join('schemas', 'calls', `${module}.json`);
  const text = readFileSync(join(root, file), 'utf8');
  const path = `/${camel(module)}/${name}`;
  if (text.includes(`"${path}"`)) throw new Error(`${file} has ${path} already.`);
  const entry = `    {
      "method": "POST", "path": "${path}", "audience": "staff", "own": true, "act": "${name}",
      "output": { "type": "null" },
      "input": { "type": "object", "additionalProperties": false, "properties": {} }
    }`;
  writeFileSync(join(root, file), text.replace(/\n {2}\]\n\}\s*$/, `,\n${entry}\n  ]\n}\n`));
  return (
    `POST /api${path} is in ${file}. Say what it takes and what it answers, and make its act: ` +
    `npm run new -- act ${module} ${key}`
  );
}

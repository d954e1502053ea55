/**
 * `node schemas/dist/cli.js check`: prints what is wrong with the schema files, one line each, and exits 1 when
 * anything is. `node schemas/dist/cli.js generate`: writes what is generated from them. `node schemas/dist/cli.js
 * reference`: writes `docs/vocabulary.md` and `docs/workflows.md`.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas, type Problem} from './check';
import {readSchemaFiles} from './check/files';
import {actTypes} from './generate/act-types';
import {vocabularyPage} from './generate/reference';
import {recordTypes} from './generate/types';
import {valueFiles} from './generate/values';
import {workflowsPage} from './generate/workflows';
import {loadCalls, loadModel, SCHEMAS_DIR} from './node';

function line({file, pointer, message, fix}: Problem): string {
  return `${file} ${pointer || '/'}: ${message} – ${fix}`;
}

function check(): number {
  const {files, problems} = readSchemaFiles(SCHEMAS_DIR);
  const all = problems.length > 0 ? problems : checkSchemas(files);
  for (const problem of all) console.error(line(problem));
  console.log(
    all.length === 0
      ? `${files.entities.length} entities and ${files.calls.length} files of calls are sound.`
      : `${all.length} problems.`,
  );
  return all.length === 0 ? 0 : 1;
}

/** Writes the file, unless it is already as it should be. */
function writeFile(name: string, text: string): void {
  const folder = join(SCHEMAS_DIR, 'generated');
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, text);
  console.log(`Wrote generated/${name}.`);
}

function generate(): number {
  const model = loadModel();
  writeFile('types.d.ts', recordTypes(model));
  writeFile('acts.d.ts', actTypes(model, loadCalls()));
  for (const [name, text] of valueFiles(model)) writeFile(name, text);
  return 0;
}

function reference(): number {
  const docs = join(SCHEMAS_DIR, '../docs');
  writeFileSync(join(docs, 'vocabulary.md'), vocabularyPage(SCHEMAS_DIR));
  writeFileSync(join(docs, 'workflows.md'), workflowsPage(loadModel()));
  return 0;
}

const COMMANDS: Readonly<Record<string, () => number>> = {check, generate, reference};

function main(name: string | undefined): number {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (command) return command();
  console.error(`Usage: node schemas/dist/cli.js ${Object.keys(COMMANDS).join('|')}`);
  return 2;
}

process.exitCode = main(process.argv[2]);

/** `node schemas/dist/cli.js check`: prints what is wrong with the schema files, one line each, and exits 1 when anything is. */
import {checkSchemas, type Problem} from './check';
import {readSchemaFiles} from './check/files';
import {SCHEMAS_DIR} from './node';

function line({file, pointer, message, fix}: Problem): string {
  return `${file} ${pointer || '/'}: ${message} – ${fix}`;
}

function check(): number {
  const {files, problems} = readSchemaFiles(SCHEMAS_DIR);
  const all = problems.length > 0 ? problems : checkSchemas(files);
  for (const problem of all) console.error(line(problem));
  console.log(all.length === 0 ? `${files.entities.length} entities and ${files.calls.length} files of calls are sound.` : `${all.length} problems.`);
  return all.length === 0 ? 0 : 1;
}

const COMMANDS: Readonly<Record<string, () => number>> = {check};

function main(name: string | undefined): number {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (command) return command();
  console.error(`Usage: node schemas/dist/cli.js ${Object.keys(COMMANDS).join('|')}`);
  return 2;
}

process.exitCode = main(process.argv[2]);

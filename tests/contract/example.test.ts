/** The annotated entity of the documents is one that the build accepts, as it stands there. */
import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {testFolder} from '../harness/cluster';
import {ROOT} from '../harness/places';

test('the example entity passes the checker of the build', async () => {
  const schemas = testFolder(`example_${process.pid}`);
  for (const part of ['entities', 'calls', 'vocabulary', 'navigation'])
    cpSync(join(ROOT, 'schemas', part), join(schemas, part), {recursive: true});
  const [, written = ''] =
    /```jsonc\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/example-entity.md'), 'utf8')) ?? [];
  const lines = written.split('\n');
  expect(lines.filter(line => line.trim().startsWith('//')).length).toBeGreaterThan(30);
  mkdirSync(join(schemas, 'entities/marketing'));
  writeFileSync(
    join(schemas, 'entities/marketing/show-booking.json'),
    lines.filter(line => !line.trim().startsWith('//')).join('\n'),
  );
  const {stdout} = await promisify(execFile)(process.execPath, [join(ROOT, 'schemas/dist/cli.js'), 'check'], {
    env: {...process.env, EMBLEM_SCHEMAS: schemas},
  });
  expect(stdout).toContain('are sound');
});

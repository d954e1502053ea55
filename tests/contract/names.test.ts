/**
 * A hook, effect or act that the schemas name and nobody registered ends the build, which runs this program, and the
 * start.
 */
import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {testFolder} from '../harness/cluster';
import {asObject, asObjects, type Json} from '../harness/json';
import {ROOT} from '../harness/places';
import {copySchemas} from '../harness/schemas';

const schemas = testFolder(`names_${process.pid}`);

beforeAll(() => {
  copySchemas(schemas);
});

async function check(): Promise<unknown> {
  return promisify(execFile)(process.execPath, [join(ROOT, 'backend/dist/server/check-names-cli.js')], {
    env: {...process.env, EMBLEM_SCHEMAS: schemas},
  });
}

function rewrite(file: string, change: (content: Json) => Json): void {
  const path = join(schemas, file);
  writeFileSync(path, JSON.stringify(change(asObject(JSON.parse(readFileSync(path, 'utf8'))))));
}

test('each unknown name is told with the entity or the call that has it', async () => {
  await expect(check()).resolves.toMatchObject({stderr: ''});
  rewrite('entities/platforms/continent.json', content => ({
    ...content,
    'x-hooks': {beforeValidate: ['noSuchFilling'], inTransaction: ['noSuchSequel']},
    'x-actions': [{key: 'polish', on: 'record', act: 'noSuchAct', label: {zh: '擦亮', en: 'Polish'}}],
  }));
  rewrite('entities/production/delivery-order.json', content => ({
    ...content,
    'x-workflow': asObjects(content['x-workflow']).map(workflow => ({
      ...workflow,
      transitions: asObjects(workflow.transitions).map(transition => ({...transition, effects: ['noSuchEffect']})),
    })),
  }));
  rewrite('calls/people.json', content => ({
    ...content,
    calls: [
      ...asObjects(content.calls),
      {method: 'GET', path: '/no/such', audience: 'staff', own: true, summary: 'None.', act: 'noSuchCall'},
    ],
  }));
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      new RegExp(
        [
          'continent names the hook "noSuchFilling"',
          'continent names the hook "noSuchSequel"',
          'continent names the act "noSuchAct"',
          'delivery-order names the effect "noSuchEffect"',
          '/no/such names the act "noSuchCall"',
        ].join('[^]*'),
      ),
    ),
  });
});

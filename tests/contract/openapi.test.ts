/** The description of the API: valid OpenAPI 3.1 that names every entity and every call. */
import {Validator} from '@seriousme/openapi-schema-validator';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {Client} from '../harness/client';
import {asObject} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';

let server: RunningServer;
let document: Record<string, unknown>;

beforeAll(async () => {
  server = await sharedServer();
  document = asObject((await new Client(server.url).request('GET', '/openapi.json')).body);
});

afterAll(async () => {
  await server.stop();
});

test('a validator of OpenAPI 3.1 accepts it', async () => {
  const validator = new Validator();
  const result = await validator.validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every entity has its list and its record', () => {
  const paths = Object.keys(asObject(document.paths));
  for (const key of loadModel().entities.keys())
    expect(paths).toEqual(expect.arrayContaining([`/rest/${key}`, `/rest/${key}/{id}`]));
});

test('every call stands under its path with its method', () => {
  const paths = asObject(document.paths);
  for (const {path, method} of loadCalls()) {
    const verbs = Object.keys(asObject(paths[`/api${path}`]));
    expect({path, verbs}).toEqual({
      path,
      verbs: expect.arrayContaining(method === 'ANY' ? ['get', 'post'] : [method.toLowerCase()]),
    });
  }
});

test('the page to explore it is served and loads it', async () => {
  const client = new Client(server.url);
  const page = await client.request('GET', '/explorer/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect((await client.request('GET', '/explorer/swagger-initializer.js')).text).toContain('/openapi.json');
});

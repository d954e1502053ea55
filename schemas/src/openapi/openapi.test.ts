import {Validator} from '@seriousme/openapi-schema-validator';
import {loadCalls, loadModel} from '../node';
import {openApiPieces, type OpenApiDocument} from './index';

const model = loadModel();
const calls = loadCalls();
const document = wholeOf(openApiPieces(model, calls, {version: '1.0.0'}));

function wholeOf(pieces: ReturnType<typeof openApiPieces>): OpenApiDocument {
  const {done, value} = pieces.next();
  return done === true ? value : wholeOf(pieces);
}

test('the validator of OpenAPI 3.1 accepts the document', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result).toMatchObject({valid: true});
});

test('every entity and every call has its paths', () => {
  for (const {key} of model.entities.values()) expect(document.paths).toHaveProperty([`/rest/${key}`, 'get']);
  for (const {path, method} of calls) {
    const verbs = method === 'ANY' ? ['get', 'post'] : [method.toLowerCase()];
    expect(Object.keys(document.paths[`/api${path}`] ?? {})).toEqual(expect.arrayContaining(verbs));
  }
});

test('operations have ids of their own and every reference leads somewhere', () => {
  const ids = Object.values(document.paths).flatMap(item =>
    Object.values(item).map(operation => operation.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const known = Object.entries(document.components).flatMap(([kind, entries]) =>
    Object.keys(entries).map(name => `#/components/${kind}/${name}`),
  );
  const references = Array.from(JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g), match => match[1]);
  expect([...new Set(references)].filter(reference => !known.includes(reference ?? ''))).toEqual([]);
});

test('secrets are not described', () => {
  expect(JSON.stringify(document).includes('tokenHash')).toBe(false);
});

test('what only the system writes has no writing paths', () => {
  expect(document.paths['/rest/session']).not.toHaveProperty('post');
  expect(document.paths['/rest/session/{id}']).not.toHaveProperty('put');
  expect(document.paths).not.toHaveProperty(['/rest/session/actions/delete']);
});

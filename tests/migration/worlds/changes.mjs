/** Changes that people make in a world of an earlier day, over its API, so that it has a history. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Of everybody in the tiny world, on every day so far. */
const PASSWORD = 'emblem-demo';
const REMARK = 'Gold plating as last time; the ribbon 2 cm longer. 缎带加长两厘米。';
/** Kinds of records of which one is moved a state on, as far as that day had them. */
const MOVED = ['drawing', 'inquiry', 'order', 'template'];
/** Records that nobody misses: the first kind of which one may be deleted is taken. */
const DELETED = ['order-product', 'tag', 'user-clipart'];

async function ask(url, token, method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: {'Content-Type': 'application/json', ...(token && {token})},
    ...(body && {body: JSON.stringify(body)}),
  });
  return {isDone: response.ok, text: await response.text()};
}

async function signIn(url, userName) {
  const {text} = await ask(url, undefined, 'POST', '/api/login', {userName, password: PASSWORD});
  const {data} = JSON.parse(text);
  return async (method, path, body) => ask(url, data.token, method, path, body);
}

async function must(asked, what) {
  const {isDone, text} = await asked;
  if (!isDone) throw new Error(`${what} was refused: ${text}`);
  return JSON.parse(text);
}

function list(send, entity, filter = {}) {
  const query = new URLSearchParams({range: '[0,99]', sort: '["id","ASC"]', filter: JSON.stringify(filter)});
  return must(send('GET', `/rest/${entity}?${query}`), `The list of ${entity}`);
}

/** The steps that the entity's schema names, in its order. */
function stepsOf(tree, entity) {
  const folder = join(tree, 'schemas/entities');
  const file = readdirSync(folder, {recursive: true}).find(path => path.endsWith(`/${entity}.json`));
  if (!file) return [];
  return [...readFileSync(join(folder, file), 'utf8').matchAll(/"action":\s*"([^"]+)"/g)].map(([, step]) => step);
}

async function moveOne(send, tree, entity) {
  for (const step of stepsOf(tree, entity))
    for (const {id, _abilities: abilities} of await list(send, entity))
      if (abilities?.[step] === true) {
        const {isDone} = await send('POST', `/rest/${entity}/actions/${step}`, {ids: [id]});
        if (isDone) return `${entity} ${id}: step "${step}"`;
      }
  return undefined;
}

async function editOrder(send) {
  const [order] = (await list(send, 'order')).filter(({_abilities: abilities}) => abilities.update === true);
  await must(send('PUT', `/rest/order/${order.id}`, {remark: REMARK}), 'The edit of an order');
  return `order ${order.id}: another remark`;
}

async function changeGrants(send) {
  const [{id: userId}] = await list(send, 'user', {userName: 'salesman'});
  const [{authorityId}] = await list(send, 'role-authority');
  const grant = await must(send('POST', '/rest/user-authority', {userId, authorityId, scope: 'own'}), 'A grant');
  await must(send('PUT', `/rest/user-authority/${grant.id}`, {scope: 'all'}), 'The change of a grant');
  return `user-authority ${grant.id}: granted to the salesman, then widened`;
}

async function deleteOne(send) {
  for (const entity of DELETED)
    for (const {id, _abilities: abilities} of (await list(send, entity)).reverse())
      if (abilities?.delete === true && (await send('DELETE', `/rest/${entity}/${id}`)).isDone)
        return `${entity} ${id}: deleted`;
  throw new Error('Nothing could be deleted.');
}

/** Makes the changes and says in a line each what they were. */
export async function makeChanges(url, tree) {
  const send = await signIn(url, 'admin');
  const moved = [];
  for (const entity of MOVED) moved.push(await moveOne(send, tree, entity));
  return [await editOrder(send), ...moved.filter(Boolean), await changeGrants(send), await deleteOne(send)];
}

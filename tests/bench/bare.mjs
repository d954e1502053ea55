/**
 * The rival: Node's own HTTP server and the same client, sending fixed statements. No rights, no validation, no
 * LoopBack.
 */
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(join(root, 'backend/dist/main.js'));
const {connect} = require('./database/connection');

const sql = connect(process.env.BARE_DATABASE_URL ?? '', {max: 10});
const statements = JSON.parse(process.env.BARE_STATEMENTS ?? '{}');
const isInsert = ({text}) => /insert into "order"/i.test(text);

/** A transaction begins and ends by itself when it is sent as one. */
const isFrame = ({text}) => /^\s*(begin|commit)/i.test(text);

let created = 0;

/** The statements of a create give out one number; a second order needs another. */
function renumbered(params, order) {
  return params.map(param => (param === statements.issued ? `${param}-${process.pid}-${order}` : param));
}

async function inOrder(connection, list) {
  let first;
  const order = (created += 1);
  for (const {text, params} of list) {
    const rows = await connection.unsafe(text, renumbered(params, order), {prepare: true});
    first ??= rows;
  }
  return first;
}

const routes = {
  '/list': () => inOrder(sql, statements.list),
  '/get': () => inOrder(sql, statements.get),
  '/insert': () => inOrder(sql, statements.create.filter(isInsert)),
  '/create': () => {
    const end = statements.create.findIndex(({text}) => /^\s*commit/i.test(text));
    const inside = (end < 0 ? statements.create : statements.create.slice(0, end)).filter(each => !isFrame(each));
    const after = end < 0 ? [] : statements.create.slice(end + 1);
    return sql.begin(tx => inOrder(tx, inside)).then(rows => inOrder(sql, after).then(() => rows));
  },
};

const server = createServer(async (request, response) => {
  try {
    const rows = await routes[request.url]();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(rows));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready http://127.0.0.1:${server.address().port}\n`));

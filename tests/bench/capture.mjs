/**
 * The statements that our server sends for one list, get and create, taken from the client itself, and the number that
 * the create was given.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** Values as they were bound; lists as PostgreSQL writes them. */
function plain(value) {
  const bare = value !== null && typeof value === 'object' && 'value' in value && 'type' in value ? value.value : value;
  if (Array.isArray(bare)) return `{${bare.join(',')}}`;
  return bare !== null && typeof bare === 'object' ? JSON.stringify(bare) : bare;
}

export async function captureStatements(root, url, {id, order}) {
  const require = createRequire(join(root, 'backend/dist/main.js'));
  const {loadModel} = require('@emblem/schemas/node');
  const {connect} = require('./database/connection');
  const {createRegistry} = require('./modules');
  const {list, get} = require('./read');
  const {create} = require('./write');
  const postgres = require('postgres');
  const {find} = require('./read');
  const pool = connect(url, {max: 1});
  const seen = [];
  const sql = postgres(url, {
    ...pool.options,
    max: 1,
    host: pool.options.host,
    port: pool.options.port,
    password: pool.options.pass,
    username: pool.options.user,
    debug: (_connection, text, values) => seen.push({text, params: values.map(plain)}),
  });
  let last;
  const actor = {
    kind: 'staff',
    id: null,
    memberId: null,
    name: 'bench',
    email: null,
    language: 'en',
    isAdmin: true,
    departmentIds: [],
    roleIds: [],
    platformIds: [],
    rights: new Map(),
    sessionId: null,
    address: '',
  };
  const context = {actor, model: loadModel(), registry: createRegistry(), sql, now: new Date().toISOString()};
  const taken = async work => {
    await work();
    seen.length = 0;
    last = await work();
    return seen.splice(0).filter(({text}) => !/^\s*select .*pg_catalog\./s.test(text));
  };
  try {
    await find(context, 'order', {eq: ['id', id]});
    const query = {
      where: {all: [{eq: ['status', 8]}]},
      sort: [{field: 'createdAt', descending: true}],
      offset: 0,
      limit: 25,
      total: 'capped',
      present: true,
    };
    const numbered = context.model.entity('order').fields.find(field => field.number);
    return {
      list: await taken(() => list(context, 'order', query)),
      get: await taken(() => get(context, 'order', id, {present: true})),
      create: await taken(() => create(context, 'order', order)),
      issued: last[numbered.name],
    };
  } finally {
    await sql.end();
    await pool.end();
  }
}

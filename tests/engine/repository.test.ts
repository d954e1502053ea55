/**
 * Code written for LoopBack finds a repository of every entity, with the rights, rules and history of any other way in.
 */
import {EntityNotFoundError} from '@loopback/repository';
import {SYSTEM, type Actor} from '@emblem/backend/dist/actor';
import {Vault} from '@emblem/backend/dist/vault';
import {connect} from '@emblem/backend/dist/database/connection';
import {list} from '@emblem/backend/dist/read';
import {FileService} from '@emblem/backend/dist/files/service';
import {createRegistry} from '@emblem/backend/dist/modules';
import {Parsing} from '@emblem/backend/dist/parsing/parsing';
import {Papers} from '@emblem/backend/dist/papers/papers';
import {Press} from '@emblem/backend/dist/print/press';
import type {EntityRepository} from '@emblem/backend/dist/repository/entity-repository';
import {EmblemApplication} from '@emblem/backend/dist/server/application';
import {repositoryKey} from '@emblem/backend/dist/server/bindings';
import {readConfig} from '@emblem/backend/dist/config';
import {loadCalls, loadModel, loadNavigation} from '@emblem/schemas/node';
import postgres, {type Sql} from 'postgres';
import {copyOfWorld, type TestDatabase} from '../harness/database';
import {uniqueName} from '../harness/world';

const model = loadModel();
const actor = SYSTEM;
/** Signed in, and granted to read tag types and nothing else. */
const reader: Actor = {
  ...SYSTEM,
  kind: 'staff',
  name: 'reader',
  id: 1,
  isAdmin: false,
  rights: new Map([['tag-type.read', ['all']]]),
};

let database: TestDatabase;
let sql: Sql;
let press: Press;
let application: EmblemApplication;
let tagTypes: EntityRepository;

beforeAll(async () => {
  database = await copyOfWorld('tiny');
  sql = connect(database.url, {max: 3});
  const parsing = new Parsing();
  press = new Press();
  application = new EmblemApplication({
    config: readConfig({DATA_DIR: database.dataDir}),
    model,
    registry: createRegistry(),
    vault: Vault.open(database.dataDir, undefined),
    sql,
    calls: loadCalls(),
    navigation: loadNavigation(),
    files: await FileService.open({dataDir: database.dataDir, freeMegabytes: 0, s3: undefined}, parsing),
    parsing,
    press,
    papers: new Papers([], new Map()),
  });
  tagTypes = await application.get(repositoryKey('tag-type'));
});

afterAll(async () => {
  await press.stop();
  await sql.end();
  await database.drop();
});

const values = (name = uniqueName('Type')) => ({labelTypeName: name});

test('every entity has one', () => {
  expect(
    application
      .findByTag('repository')
      .map(binding => binding.key)
      .sort(),
  ).toEqual([...model.entities.keys()].map(key => `repositories.${key}`).sort());
});

test('a list says that there is more where counting takes too long, and counts where nothing hurries', async () => {
  await sql`
    insert into country (name, name_zh, code) select 'Land ' || n, '国 ' || n, 'X' || n from generate_series(1, 30) n`;
  // As if there were many, and each count took a minute.
  await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'country', 'reltuples', 300000::real)`;
  await sql.unsafe(
    'create schema slow; create view slow.country as select country.* from public.country, pg_sleep(60)',
  );
  const hurried = postgres(database.url, {max: 1, connection: {search_path: 'slow', statement_timeout: 50}});
  try {
    const context = {
      actor,
      model,
      registry: createRegistry(),
      vault: Vault.open(database.dataDir, undefined),
      sql,
      now: new Date().toISOString(),
    };
    const told = async (more: {readonly hurried?: Sql}, offset: number) => {
      const {records, total, capped} = await list({...context, ...more}, 'country', {
        limit: 5,
        offset,
        total: 'capped',
      });
      return [records.length, total, capped];
    };
    const [{count} = {count: 0}] = await sql<{count: number}[]>`select count(*)::int as count from country`;
    expect([await told({hurried}, 0), await told({hurried}, 10), await told({}, 0)]).toEqual([
      [5, 6, true],
      [5, 16, true],
      [5, count, false],
    ]);
  } finally {
    await hurried.end();
  }
});

test('a record is made, found, changed, counted and deleted, with its history', async () => {
  const name = uniqueName('Type');
  const made = await tagTypes.create(values(name), {actor});
  const id = Number(made.id);
  expect(made).toMatchObject({labelTypeName: name, version: 1});
  expect(made.getId()).toBe(id);
  expect(await tagTypes.findById(id, undefined, {actor})).toMatchObject({id, labelTypeName: name});
  await tagTypes.updateById(id, {labelTypeName: `${name}!`}, {actor});
  expect((await tagTypes.save({id, labelTypeName: `${name}?`}, {actor})).version).toBe(3);
  expect(await tagTypes.count({labelTypeName: `${name}?`}, {actor})).toEqual({count: 1});
  expect(await tagTypes.exists(id, {actor})).toBe(true);
  await tagTypes.delete(made, {actor});
  expect(await tagTypes.exists(id, {actor})).toBe(false);
  const entries =
    await sql`select action from emblem.audit where entity = 'tag-type' and record_id = ${id} order by id`;
  expect(entries.map(entry => String(entry.action))).toEqual(['create', 'update', 'update', 'delete']);
});

test('a filter compares, joins, sorts, pages and keeps the fields it names', async () => {
  const prefix = uniqueName('Type');
  const made = await tagTypes.createAll(
    ['a', 'b', 'c', 'd'].map(letter => values(`${prefix} ${letter}`)),
    {actor},
  );
  const ids = made.map(record => Number(record.id));
  const letters = async (where: object, more: object = {}): Promise<string> => {
    const found = await tagTypes.find(
      {where: {and: [{id: {inq: ids}}, where]}, order: ['labelTypeName DESC'], ...more},
      {actor},
    );
    return found.map(record => String(record.labelTypeName).slice(-1)).join('');
  };
  expect(await letters({})).toBe('dcba');
  expect(await letters({id: {neq: ids[0]}})).toBe('dcb');
  expect(await letters({or: [{id: ids[0]}, {id: {gt: ids[2]}}]})).toBe('da');
  expect(await letters({id: {between: [ids[1], ids[2]]}})).toBe('cb');
  expect(await letters({id: {nin: [ids[3]]}}, {limit: 2, skip: 1})).toBe('ba');
  const [first] = await tagTypes.find({where: {id: ids[0]}, fields: ['id', 'labelTypeName']}, {actor});
  expect(first?.toJSON()).toEqual({id: ids[0], labelTypeName: `${prefix} a`});
  expect(await tagTypes.updateAll({language: 'zh-cn'}, {id: {inq: ids.slice(0, 2)}}, {actor})).toEqual({count: 2});
  expect(await tagTypes.deleteAll({id: {inq: ids}}, {actor})).toEqual({count: 4});
});

test('several records are made together or not at all', async () => {
  const name = uniqueName('Type');
  await expect(tagTypes.createAll([values(name), {labelTypeName: ''}], {actor})).rejects.toMatchObject({code: 422});
  expect(await tagTypes.count({labelTypeName: name}, {actor})).toEqual({count: 0});
});

test('nobody in particular is refused, and so is whoever lacks the right', async () => {
  await expect(tagTypes.find()).rejects.toThrow('pass {actor}');
  expect((await tagTypes.find({limit: 1}, {actor: reader})).length).toBe(1);
  await expect(tagTypes.create(values(), {actor: reader})).rejects.toMatchObject({code: 403});
  const members = await application.get(repositoryKey('member'));
  await expect(members.find({}, {actor: reader})).rejects.toMatchObject({code: 403});
});

test('what cannot be answered is refused and never passed over', async () => {
  await expect(tagTypes.deleteAll({noSuchProperty: 1}, {actor})).rejects.toMatchObject({code: 400});
  await expect(tagTypes.find({where: {labelTypeName: {regexp: 'x'}}}, {actor})).rejects.toThrow('"regexp"');
  await expect(tagTypes.find({include: ['tags']}, {actor})).rejects.toThrow('"include"');
  await expect(tagTypes.find({order: ['noSuchProperty ASC']}, {actor})).rejects.toMatchObject({code: 400});
  await expect(tagTypes.replaceById()).rejects.toThrow('updateById');
  await expect(tagTypes.execute()).rejects.toThrow('SQL');
  await expect(tagTypes.findById(9_000_000_000, undefined, {actor})).rejects.toThrow(EntityNotFoundError);
  await expect(tagTypes.updateById(9_000_000_000, values(), {actor})).rejects.toThrow(EntityNotFoundError);
});

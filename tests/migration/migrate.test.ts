/**
 * The database follows the schemas: by itself where nothing can be lost, from a reviewed file where something could.
 */
import {createHash} from 'node:crypto';
import type {EnumEntry, PropertySchema} from '@emblem/schemas';
import {catalogue} from './catalogue';
import {openDatabase, type MigratedDatabase} from './database';
import {model, property, schema} from './schemas';

let database: MigratedDatabase;

beforeEach(async () => {
  database = await openDatabase();
});

afterEach(async () => {
  await database.close();
});

const text = {type: 'string'} as const;
const lid = schema('lid', {label: property('f1', text)});

async function values(table: string, column: string): Promise<readonly unknown[]> {
  const rows = await database.sql`select ${database.sql(column)} as value from ${database.sql(table)} order by id`;
  return rows.map(row => row.value);
}

describe('a new database', () => {
  test('gets the system columns, identities from 100000 and defaults', async () => {
    await database.migrate(
      model(
        schema('colour-card', {cardName: property('f1', text), state: property('f2', {type: 'integer', default: 1})}),
      ),
    );
    const [row] = await database.sql`insert into colour_card (card_name) values ('A') returning *`;
    expect(row).toEqual({
      id: 100000,
      card_name: 'A',
      state: 1,
      version: 1,
      deleted_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  test('has nothing left to do, neither at the next start nor when it is looked at anew', async () => {
    const wanted = model(
      lid,
      schema(
        'box',
        {
          title: property('f1', text),
          size: property('f2', {type: 'string', format: 'decimal', default: '-1.50'}),
          lidId: property('f3', {type: 'integer', 'x-relation': {to: 'lid', onDelete: 'setNull'}}),
          lids: property('f4', {
            type: 'array',
            items: {type: 'integer'},
            'x-relation': {to: 'lid', onDelete: 'restrict'},
          }),
          tags: property('f5', {type: 'array', items: {type: 'string'}, default: ["it's", 'new']}),
          ratio: property('f6', {type: 'number', default: -0.25}),
          count: property('f7', {type: 'integer', default: -3}),
          big: property('f8', {type: 'integer', format: 'int64', default: 5}),
          on: property('f9', {type: 'boolean', default: false}),
          day: property('f10', {type: 'string', format: 'date', default: '2024-02-29'}),
        },
        {
          'x-unique': [{id: 'title', fields: ['title']}],
          'x-search': ['title'],
          'x-indexes': [{fields: ['-updatedAt']}],
        },
      ),
    );
    expect((await database.migrate(wanted)).statements).not.toHaveLength(0);
    expect(await database.migrate(wanted)).toEqual({files: [], statements: []});
    await database.sql`update emblem.state set value = '' where key = 'schema'`;
    expect(await database.migrate(wanted)).toEqual({files: [], statements: []});
  });

  test('is made by one of two processes that start at once', async () => {
    const wanted = model(lid);
    const results = await Promise.all([database.migrate(wanted), database.migrate(wanted)]);
    expect(results.filter(result => result.statements.length > 0)).toHaveLength(1);
  });

  test('takes the reviewed files as applied', async () => {
    database.review('0001-drop.sql', 'drop table long_gone');
    expect((await database.migrate(model(lid))).files).toEqual([]);
    expect(await database.sql`select id from emblem.migration`).toEqual([{id: '0001-drop'}]);
  });

  test('is left alone by a dry run', async () => {
    const before = await catalogue(database.sql);
    expect((await database.migrate(model(lid), {dryRun: true})).statements.join()).toContain('create table "lid"');
    expect(await catalogue(database.sql)).toEqual(before);
  });
});

describe('a unique rule', () => {
  const unique = model(schema('lid', {label: property('f1', text)}, {'x-unique': [{id: 'label', fields: ['label']}]}));

  test('holds among the rows that are not deleted, and nothing is no value', async () => {
    await database.migrate(unique);
    await database.sql`
      insert into lid (label, deleted_at) values ('a', now()), ('a', null), (null, null), (null, null)`;
    await expect(database.sql`insert into lid (label) values ('a')`).rejects.toMatchObject({
      code: '23505',
      constraint_name: 'u_lid_label',
    });
  });

  test('stops on rows that break it, and is taken once they do not', async () => {
    await database.migrate(model(lid));
    await database.sql`insert into lid (label, deleted_at) values ('a', null), ('Ａ', null), ('b', now()), ('b', null)`;
    const {message, file, sql} = await database.refused(unique);
    expect(message).toMatch(/rows that are alike in label/);
    database.review(file, `update lid set label = label || id where label <> 'b';\n${sql}`);
    await database.migrate(unique);
    await expect(database.sql`insert into lid (label) values ('B')`).rejects.toMatchObject({code: '23505'});
  });

  test('of exact texts holds sign by sign', async () => {
    const label = {'x-unique': [{id: 'label', fields: ['label'], exact: true} as const]};
    await database.migrate(model(schema('lid', {label: property('f1', text)}, label)));
    await database.sql`insert into lid (label) values ('a'), ('A')`;
    await expect(database.sql`insert into lid (label) values ('A')`).rejects.toMatchObject({code: '23505'});
  });
});

describe('a rule against overlaps', () => {
  const day: PropertySchema = {type: 'string', format: 'date'};
  const moment: PropertySchema = {type: 'string', format: 'date-time'};
  const period = (end: PropertySchema, from = 'from', was: readonly string[] = []) =>
    model(
      schema(
        'lid',
        {label: property('f1', text), [from]: property('f2', end, was), until: property('f3', end)},
        {'x-no-overlap': [{id: 'n_once', within: ['label'], from, to: 'until'}]},
      ),
    );
  const isRefused = (label: string, from: string | null, until: string | null) =>
    database.sql`insert into lid (label, "from", until) values (${label}, ${from}, ${until})`.then(
      () => false,
      (error: unknown) => {
        expect(error).toMatchObject({code: '23P01', constraint_name: 'n_lid_n_once'});
        return true;
      },
    );

  test('holds by days, the last included, among the rows that are not deleted and alike', async () => {
    await database.migrate(period(day));
    await database.sql`
      insert into lid (label, "from", until, deleted_at)
      values ('a', '2026-01-01', '2026-01-31', null), ('a', '2026-02-01', null, now()), (null, null, null, null)`;
    expect(await isRefused('a', '2026-01-31', '2026-02-03')).toBe(true);
    expect(await isRefused('a', null, '2026-01-01')).toBe(true);
    expect(await isRefused('a', '2026-02-01', null)).toBe(false);
    expect(await isRefused('a', '2030-01-01', null)).toBe(true);
    expect(await isRefused('b', '2026-01-01', '2026-01-31')).toBe(false);
    // What ends before it begins is for other rules.
    expect(await isRefused('a', '2026-01-20', '2026-01-10')).toBe(false);
    await database.sql`update emblem.state set value = '' where key = 'schema'`;
    expect(await database.migrate(period(day))).toEqual({files: [], statements: []});
  });

  test('follows its columns, and goes with them or by itself', async () => {
    await database.migrate(period(day));
    await database.sql`insert into lid (label, "from") values ('a', '2026-01-01')`;
    await database.migrate(period(day, 'begins', ['from']));
    const second = database.sql`insert into lid (label, begins) values ('a', '2027-01-01')`;
    await expect(second).rejects.toMatchObject({code: '23P01'});
    await database.migrate(
      model(
        schema('lid', {label: property('f1', text), begins: property('f2', day, ['from']), until: property('f3', day)}),
      ),
    );
    await database.sql`insert into lid (label, begins) values ('a', '2027-01-01')`;
    expect(await values('lid', 'label')).toEqual(['a', 'a']);
  });

  test('holds by moments, where one may end as another begins', async () => {
    await database.migrate(period(moment));
    expect(await isRefused('a', '2026-01-01T10:00:00Z', '2026-01-01T12:00:00Z')).toBe(false);
    expect(await isRefused('a', '2026-01-01T12:00:00Z', null)).toBe(false);
    expect(await isRefused('a', '2026-01-01T11:59:59Z', '2026-01-01T12:00:00Z')).toBe(true);
  });

  test('stops on rows that break it, and is taken once they do not', async () => {
    const before = schema('lid', {label: property('f1', text), from: property('f2', day), until: property('f3', day)});
    await database.migrate(model(before));
    await database.sql`insert into lid (label, "from") values ('a', '2026-01-01'), ('a', '2026-06-01')`;
    const {message, file, sql} = await database.refused(period(day));
    expect(message).toMatch(/periods overlap/);
    database.review(file, `update lid set until = '2026-05-31' where "from" = '2026-01-01';\n${sql}`);
    await database.migrate(period(day));
    expect(await isRefused('a', '2026-05-31', '2026-05-31')).toBe(true);
  });
});

describe('a rename', () => {
  test('keeps every value when the schema says the earlier name', async () => {
    await database.migrate(
      model(
        schema(
          'lid',
          {label: property('f1', text)},
          {'x-search': ['label'], 'x-unique': [{id: 'name', fields: ['label']}]},
        ),
      ),
    );
    await database.sql`insert into lid (label) values ('a'), (null)`;
    await database.migrate(
      model(
        schema(
          'lid',
          {title: property('f1', text, ['label'])},
          {'x-search': ['title'], 'x-unique': [{id: 'name', fields: ['title']}]},
        ),
      ),
    );
    expect(await values('lid', 'title')).toEqual(['a', null]);
  });

  test('stops when it does not', async () => {
    await database.migrate(model(lid));
    const wanted = model(schema('lid', {title: property('f1', text)}));
    const {sql, file} = await database.refused(wanted);
    expect(sql).toContain('alter table "lid" rename column "label" to "title";');
    await database.sql`insert into lid (label) values ('a')`;
    database.review(file, sql);
    await database.migrate(wanted);
    expect(await values('lid', 'title')).toEqual(['a']);
  });

  test('lets two properties swap their names', async () => {
    await database.migrate(model(schema('lid', {one: property('f1', text), two: property('f2', {type: 'integer'})})));
    await database.sql`insert into lid (one, two) values ('a', 1)`;
    await database.migrate(
      model(schema('lid', {one: property('f2', {type: 'integer'}, ['two']), two: property('f1', text, ['one'])})),
    );
    expect(await database.sql`select one, two from lid`).toEqual([{one: 1, two: 'a'}]);
  });

  test('takes along what names entities, properties and values in columns of their own', async () => {
    const names = schema('note', {
      about: property('f1', {...text, 'x-mentions': {kind: 'entity'}}),
      name: property('f2', {...text, 'x-mentions': {kind: 'property', by: 'about'}}),
      value: property('f3', {...text, 'x-mentions': {kind: 'value', by: 'about', property: 'name'}}),
    });
    const state = (value: number, was?: number) => ({value, label: {zh: '甲', en: 'A'}, ...(was ? {was: [was]} : {})});
    const stated = (...entries: EnumEntry[]) => property('f1', {type: 'integer', 'x-enum': entries});
    await database.migrate(model(schema('lid', {state: stated(state(1), state(2))}), names));
    await database.sql`
      insert into note (about, name, value) values ('lid', 'state', '1'), ('lid', 'state', '2'), ('jar', 'state', '1')`;
    const renamed = {...stated(state(2), state(3, 1)), 'x-was': ['state']};
    await database.migrate(model(schema('cover', {phase: renamed}, {}, {id: 'e_lid', was: ['lid']}), names));
    expect(await database.sql`select about, name, value from note order by id`).toEqual([
      {about: 'cover', name: 'phase', value: '3'},
      {about: 'cover', name: 'phase', value: '2'},
      {about: 'jar', name: 'state', value: '1'},
    ]);
  });

  test('leaves indexes and unique rules with the names they were asked for', async () => {
    const rules = {'x-unique': [{id: 'one', fields: ['one']}], 'x-search': ['one']};
    await database.migrate(model(schema('lid', {one: property('f1', text), two: property('f2', text)}, rules)));
    await database.sql`insert into lid (one, two) values ('a', 'same'), ('b', 'other')`;
    await database.migrate(
      model(schema('lid', {one: property('f2', text, ['two']), two: property('f1', text, ['one'])}, rules)),
    );
    const {sql} = database;
    await expect(sql`insert into lid (one, two) values ('same', 'c')`).rejects.toMatchObject({
      code: '23505',
      constraint_name: 'u_lid_one',
    });
    await sql`insert into lid (one, two) values ('third', 'a')`;
    const indexes = await sql<
      {indexdef: string}[]
    >`select indexdef from pg_indexes where tablename = 'lid' and indexname in ('u_lid_one', 't_lid_one')`;
    expect(indexes.map(({indexdef}) => /\(.*\bone\b.*\)/.test(indexdef))).toEqual([true, true]);
  });

  test('of an entity takes its rows, its lists and those who point to it along', async () => {
    const list = {type: 'array', items: {type: 'integer'}} as const;
    const holder = (key: string, target: string, was: readonly string[]) =>
      schema(
        key,
        {
          all: property('f1', {...list, 'x-relation': {to: target, onDelete: 'restrict'}}),
          first: property('f2', {type: 'integer', 'x-relation': {to: target, onDelete: 'cascade'}}),
        },
        {},
        {id: 'e_holder', was},
      );
    await database.migrate(model(lid, holder('box', 'lid', [])));
    await database.sql`insert into lid (id, label) overriding system value values (1, 'a'), (2, 'b')`;
    await database.sql`insert into box (id, first) overriding system value values (7, 2)`;
    await database.sql`insert into box__all values (7, 2, 1), (7, 1, 2)`;
    const wanted = model(
      schema('cover', lid.properties, {}, {id: 'e_lid', was: ['lid']}),
      holder('case', 'cover', ['box']),
    );
    await database.migrate(wanted);
    expect(await values('cover', 'label')).toEqual(['a', 'b']);
    expect(await database.sql`select case_id, target_id, place from case__all order by place`).toEqual([
      {case_id: 7, target_id: 2, place: 1},
      {case_id: 7, target_id: 1, place: 2},
    ]);
    await database.sql`delete from case__all`;
    await database.sql`delete from cover where id = 2`;
    expect(await values('case', 'id')).toEqual([]);
  });

  test('of an entity stops when its schema does not say the earlier key', async () => {
    await database.migrate(model(lid));
    const {message, sql} = await database.refused(model(schema('cover', lid.properties, {}, {id: 'e_lid'})));
    expect(message).toContain('"x-entity.was"');
    expect(sql).toContain('alter table "lid" rename to "cover";');
  });
});

describe('what could lose data', () => {
  const two = model(schema('lid', {label: property('f1', text), size: property('f2', {type: 'integer'})}));
  const one = model(lid);

  async function fill(): Promise<void> {
    await database.migrate(two);
    await database.sql`insert into lid (label, size) values ('a', 1)`;
  }

  test('stops with the SQL and the name of the file, and changes nothing', async () => {
    await fill();
    const before = await catalogue(database.sql);
    const {message, file} = await database.refused(model(lid, schema('box', {})));
    expect(file).toBe('0001-describe-the-change.sql');
    expect(message).toContain('alter table "lid" drop column if exists "size";');
    expect(message).toContain(`backend/migrations/${file}`);
    expect(await catalogue(database.sql)).toEqual(before);
  });

  test('happens once from a reviewed file, which nobody may change afterwards', async () => {
    await fill();
    const {sql} = await database.refused(one);
    database.review('0001-drop-size.sql', sql);
    expect((await database.migrate(one)).files).toEqual(['0001-drop-size']);
    expect(await database.migrate(one)).toEqual({files: [], statements: []});
    expect(await values('lid', 'label')).toEqual(['a']);
    database.review('0001-drop-size.sql', `${sql} `);
    await expect(database.migrate(one)).rejects.toThrow(/0001-drop-size was changed/);
  });

  test('may be mended by a file that names the text it stands for, and does not happen again', async () => {
    const [first, mended] = ['update lid set size = size + 1', 'update lid set size = size + 1 where size > 0'];
    const insteadOf = (sql: string): string => `-- Instead of: ${createHash('sha256').update(sql).digest('hex')}`;
    await fill();
    database.review('0001-grow.sql', first);
    expect((await database.migrate(two)).files).toEqual(['0001-grow']);
    const grown = await values('lid', 'size');
    database.review('0001-grow.sql', `${insteadOf('something else')}\n${mended}`);
    await expect(database.migrate(two)).rejects.toThrow(/0001-grow was changed/);
    database.review('0001-grow.sql', `-- Grows.\n${insteadOf('something else')}\n${insteadOf(first)}\n${mended}`);
    expect(await database.migrate(two)).toEqual({files: [], statements: []});
    expect(await values('lid', 'size')).toEqual(grown);
  });

  test('that was mended happens in its mended form where it never could', async () => {
    await fill();
    database.review('0001-grow.sql', 'update lid set no_such_column = 1');
    await expect(database.migrate(two)).rejects.toThrow(/0001-grow failed/);
    database.review('0001-grow.sql', `-- Instead of: ${'0'.repeat(64)}\nupdate lid set size = 7`);
    expect((await database.migrate(two)).files).toEqual(['0001-grow']);
    expect(await values('lid', 'size')).toEqual([7]);
  });

  test('is undone to the last statement when the file fails', async () => {
    await fill();
    const before = await catalogue(database.sql);
    database.review('0001-drop.sql', 'alter table lid drop column size; select 1 / 0;');
    await expect(database.migrate(one)).rejects.toThrow(/0001-drop failed, and nothing was changed: division by zero/);
    expect(await catalogue(database.sql)).toEqual(before);
    expect(await database.sql`select id from emblem.migration`).toEqual([]);
  });

  test('is undone, too, when the file does not do all that is needed', async () => {
    await fill();
    const before = await catalogue(database.sql);
    database.review('0001-half.sql', 'update lid set size = 1');
    expect((await database.refused(one)).file).toBe('0002-describe-the-change.sql');
    expect(await catalogue(database.sql)).toEqual(before);
    expect(await database.sql`select id from emblem.migration`).toEqual([]);
  });

  test('an entity that goes', async () => {
    await database.migrate(
      model(
        lid,
        schema('box', {
          lids: property('f1', {
            type: 'array',
            items: {type: 'integer'},
            'x-relation': {to: 'lid', onDelete: 'cascade'},
          }),
        }),
      ),
    );
    await database.sql`insert into lid (id) overriding system value values (1)`;
    await database.sql`insert into box (id) overriding system value values (2)`;
    await database.sql`insert into box__lids values (2, 1, 1)`;
    const {sql, file} = await database.refused(model(lid));
    expect(sql).toContain('drop table if exists "box" cascade;');
    expect(sql).toContain('drop table if exists "box__lids" cascade;');
    database.review(file, sql);
    await database.migrate(model(lid));
    expect((await catalogue(database.sql)).join('\n')).not.toContain('box');
  });

  test('happens at once where somebody has accepted exactly that', async () => {
    await fill();
    const {digest} = await database.refused(one);
    await expect(database.migrate(model(schema('box', {})), {accept: digest})).rejects.toThrow('could lose data');
    await database.migrate(one, {accept: digest});
    expect(await database.sql`select * from lid`).toEqual([expect.not.objectContaining({size: 1})]);
  });

  test('cannot be accepted where only a person can say what is to stand there', async () => {
    await fill();
    expect(
      (
        await database.refused(
          model(
            schema(
              'lid',
              {...two.entity('lid').schema.properties, colour: property('f3', text)},
              {required: ['colour']},
            ),
          ),
        )
      ).digest,
    ).toBeUndefined();
  });

  test('a property or an entity that goes, but not one in which nothing stands', async () => {
    await database.migrate(model(schema('lid', {...two.entity('lid').schema.properties}), schema('box', {})));
    await database.sql`insert into lid (label) values ('a')`;
    expect((await database.migrate(one)).statements).toEqual(
      expect.arrayContaining(['alter table "lid" drop column "size"', 'drop table "box" cascade']),
    );
    expect(await values('lid', 'label')).toEqual(['a']);
  });

  test('a property or an entity that has lost its id keeps its values by the SQL that is offered', async () => {
    await fill();
    const wanted = model(
      schema(
        'lid',
        {label: property('f9', text), width: property('f2', {type: 'integer'})},
        {required: ['label']},
        {id: 'e_cap'},
      ),
    );
    const other = model(
      schema('lid', {label: property('f9', text), width: property('f8', {type: 'integer'})}, {required: ['label']}),
    );
    const {message, sql, file} = await database.refused(other);
    expect(message).toContain(
      '"label" (x-id f9) seems to follow it: if it is the same property, give it back the x-id f1',
    );
    expect(message).toContain('"width" (x-id f8) seems to follow it');
    database.review(file, sql);
    await database.migrate(other);
    expect(await database.sql`select label, width from lid`).toEqual([{label: 'a', width: 1}]);
    const again = await database.refused(wanted);
    expect(again.message).toContain('the entity of that name has the id e_cap now, and e_lid before');
  });

  describe('rules that became narrower', () => {
    const shirt = (size: object) => model(schema('shirt', {size: property('f1', {type: 'string', ...size})}));
    const choice = (value: string, was?: readonly string[]) => ({
      value,
      label: {zh: value, en: value},
      ...(was ? {was} : {}),
    });

    beforeEach(async () => {
      await database.migrate(shirt({}));
      await database.sql`
        insert into shirt (id, size) overriding system value values (1, 'S'), (2, 'large'), (3, 'X-large'), (4, null)`;
    });

    test.each<[string, object, string, string, string]>([
      ['a length', {maxLength: 5}, '1 of 3 rows', 'At most 5 characters): id 3', 'char_length("size") > 5'],
      ['a pattern', {pattern: '^[A-Za-z]+$'}, '1 of 3 rows', 'Not in the expected format): id 3', 'id in (3)'],
      [
        'values that are no more',
        {'x-enum': [choice('S')]},
        '2 of 3 rows',
        'Choose one of the options): id 2, 3',
        '"size" not in (\'S\')',
      ],
    ])('%s', async (_, rules, count, said, where) => {
      const {message, sql, file} = await database.refused(shirt(rules));
      expect(message).toContain(count);
      expect(message).toContain(said);
      expect(sql).toContain(`update "shirt" set "size" = /* FILL IN */ where ${where};`);
      database.review(file, sql.replace('/* FILL IN */', "'S'"));
      await database.migrate(shirt(rules));
      expect((await database.migrate(shirt(rules))).files).toEqual([]);
    });

    test('not where the values were renamed, nor where all fit', async () => {
      await database.migrate(
        shirt({maxLength: 7, 'x-enum': [choice('S'), choice('L', ['large']), choice('XL', ['X-large'])]}),
      );
      expect(await values('shirt', 'size')).toEqual(['S', 'L', 'XL', null]);
    });
  });

  test('a narrower or another type', async () => {
    const size = (property_: object) => model(schema('lid', {size: property('f1', property_)}));
    await database.migrate(size({type: 'string', format: 'decimal', 'x-column': {precision: 10, scale: 4}}));
    const {message} = await database.refused(
      size({type: 'string', format: 'decimal', 'x-column': {precision: 10, scale: 2}}),
    );
    expect(message).toContain('lid.size changes from numeric(10,4) to numeric(10,2)');
    expect((await database.refused(size(text))).sql).toContain('alter column "size" type text using "size"::text;');
  });

  test('a property that becomes required while rows have no value', async () => {
    await database.migrate(model(lid));
    await database.sql`insert into lid (label) values ('a'), (null)`;
    const wanted = model(schema('lid', lid.properties, {required: ['label']}));
    const {sql, file} = await database.refused(wanted);
    database.review(file, sql.replace('/* FILL IN */', "'none'"));
    await database.migrate(wanted);
    expect(await values('lid', 'label')).toEqual(['a', 'none']);
  });

  test('a new required property while there are rows', async () => {
    await database.migrate(model(lid));
    await database.sql`insert into lid (label) values ('a')`;
    const wanted = model(
      schema('lid', {...lid.properties, size: property('f2', {type: 'integer'})}, {required: ['size']}),
    );
    const {sql, file} = await database.refused(wanted);
    database.review(file, sql.replace('/* FILL IN */', '4'));
    await database.migrate(wanted);
    expect(await values('lid', 'size')).toEqual([4]);
  });

  test('a relation where ids are held that no row has', async () => {
    const holder = (property_: object) =>
      model(lid, schema('box', {lidId: property('f1', {type: 'integer', ...property_})}));
    await database.migrate(holder({format: 'int64'}));
    await database.sql`insert into box (lid_id) values (5)`;
    const wanted = holder({'x-relation': {to: 'lid', onDelete: 'setNull'}});
    const {sql, file} = await database.refused(wanted);
    database.review(file, `update box set lid_id = null where lid_id = 5;\n${sql}`);
    await database.migrate(wanted);
    await expect(database.sql`insert into box (lid_id) values (6)`).rejects.toMatchObject({code: '23503'});
  });
});

describe('what cannot lose data happens by itself', () => {
  test.each([
    [
      'a wider decimal',
      {type: 'string', format: 'decimal', 'x-column': {precision: 6, scale: 2}},
      {type: 'string', format: 'decimal', 'x-column': {precision: 12, scale: 4}},
      '12.5',
      '12.5000',
    ],
    ['a wider integer', {type: 'integer', default: 1}, {type: 'integer', format: 'int64', default: 1}, '7', 7],
    ['an integer that becomes a decimal', {type: 'integer'}, {type: 'string', format: 'decimal'}, '7', '7.00'],
  ] as const)('%s', async (_name, from, to, stored, read) => {
    await database.migrate(model(schema('lid', {size: property('f1', from)})));
    await database.sql.unsafe(`insert into lid (size) values (${stored})`);
    await database.migrate(model(schema('lid', {size: property('f1', to)})));
    expect(await values('lid', 'size')).toEqual([read]);
  });

  test('required with a value in every row, optional again, another default', async () => {
    const size = (rest: object, required: readonly string[]) =>
      model(schema('lid', {size: property('f1', {type: 'integer', ...rest})}, {required}));
    await database.migrate(size({}, []));
    await database.sql`insert into lid (size) values (1)`;
    await database.migrate(size({}, ['size']));
    await expect(database.sql`insert into lid (size) values (null)`).rejects.toMatchObject({code: '23502'});
    await database.migrate(size({}, []));
    await database.migrate(size({default: 9}, []));
    await database.sql`insert into lid default values`;
    expect(await values('lid', 'size')).toEqual([1, 9]);
  });

  test('a property with a default, in the rows that exist as well', async () => {
    await database.migrate(model(lid));
    await database.sql`insert into lid (label) values ('a')`;
    await database.migrate(
      model(schema('lid', {...lid.properties, state: property('f2', {type: 'integer', default: 1})})),
    );
    expect(await values('lid', 'state')).toEqual([1]);
  });

  test('another entity to point to, and another rule for its delete', async () => {
    const holder = (to: string, onDelete: 'restrict' | 'cascade' | 'setNull') =>
      model(
        lid,
        schema('tin', {}),
        schema('box', {target: property('f1', {type: 'integer', 'x-relation': {to, onDelete}})}),
      );
    await database.migrate(holder('lid', 'restrict'));
    await database.migrate(holder('tin', 'cascade'));
    await database.sql`insert into tin (id) overriding system value values (3)`;
    await database.sql`insert into box (target) values (3)`;
    await database.migrate(holder('tin', 'setNull'));
    await database.sql`delete from tin`;
    expect(await values('box', 'target')).toEqual([null]);
  });
});

test('what somebody else made is left alone', async () => {
  await database.migrate(model(lid));
  await database.sql.unsafe(
    'create table report (id integer); alter table lid add column note text; ' +
      "create index i_lid_note on lid (note); insert into lid (note) values ('kept')",
  );
  await database.migrate(
    model(schema('lid', {...lid.properties, size: property('f2', {type: 'integer'})}), schema('box', {})),
  );
  expect(await values('lid', 'note')).toEqual(['kept']);
  const lines = await catalogue(database.sql);
  expect(lines).toContain('table report ');
  expect(lines.filter(line => line.includes('i_lid_note'))).toHaveLength(1);
});

describe('a soft delete', () => {
  const list = {type: 'array', items: {type: 'integer'}} as const;

  test('is refused while a live row points to the row with `restrict`', async () => {
    await database.migrate(
      model(
        lid,
        schema('box', {lidId: property('f1', {type: 'integer', 'x-relation': {to: 'lid', onDelete: 'restrict'}})}),
      ),
    );
    await database.sql`insert into lid (id) overriding system value values (1)`;
    await database.sql`insert into box (lid_id) values (1)`;
    await expect(database.sql`update lid set deleted_at = now()`).rejects.toMatchObject({
      code: '23001',
      table_name: 'box',
    });
    await database.sql`update box set deleted_at = now()`;
    await database.sql`update lid set deleted_at = now()`;
  });

  test('is refused while the row is in the list of a live row', async () => {
    await database.migrate(
      model(lid, schema('box', {lids: property('f1', {...list, 'x-relation': {to: 'lid', onDelete: 'restrict'}})})),
    );
    await database.sql`insert into lid (id) overriding system value values (1)`;
    await database.sql`insert into box (id) overriding system value values (5)`;
    await database.sql`insert into box__lids values (5, 1, 1)`;
    await expect(database.sql`update lid set deleted_at = now()`).rejects.toMatchObject({
      code: '23001',
      table_name: 'box',
    });
    await database.sql`update box set deleted_at = now()`;
    await database.sql`update lid set deleted_at = now()`;
  });

  test('takes a row and those below it in one statement, and heeds a schema that changes its mind', async () => {
    const tree = (onDelete: 'restrict' | 'cascade') =>
      model(schema('node', {parentId: property('f1', {type: 'integer', 'x-relation': {to: 'node', onDelete}})}));
    await database.migrate(tree('restrict'));
    await database.sql`insert into node (id, parent_id) overriding system value values (1, null), (2, 1)`;
    await expect(database.sql`update node set deleted_at = now() where id = 1`).rejects.toMatchObject({code: '23001'});
    await database.sql`update node set deleted_at = now()`;
    await database.sql`update node set deleted_at = null`;
    await database.migrate(tree('cascade'));
    await database.sql`update node set deleted_at = now() where id = 1`;
  });
});

/** The world that tests stand on. */
import {brokenOrders, dangling, misfits, missingFiles} from './agreement';
import {plantWorld, type Planted} from './planted';

/** Made for every page and button, so more than a handful. */
const FOLLOWING_THE_CONSOLE = ['authority', 'role-authority'];
/** The roles of the documents, the first letters of which alone are more. */
const NAMED_BY_DOCUMENTS = ['role'];
/** One for every picture of the others. */
const FOLLOWING_THE_PICTURES = ['file'];
/** One for every step of the others. */
const FOLLOWING_THE_STEPS = ['state-change'];
/** The days of a year. */
const FOLLOWING_THE_YEAR = ['holiday'];

let planted: Planted;

beforeAll(async () => {
  planted = await plantWorld('tiny');
}, 120_000);
afterAll(() => planted?.close());

it('holds records that their schemas accept', async () => {
  expect(await misfits(planted)).toEqual([]);
});

it('points only at records and files that are there', async () => {
  expect(await dangling(planted)).toEqual([]);
  expect(await missingFiles(planted)).toEqual([]);
});

it('keeps the places of sorted lists dense from 1', async () => {
  expect(await brokenOrders(planted)).toEqual([]);
});

it('holds a handful of everything', async () => {
  const sizes = await Promise.all(
    [...planted.model.entities.keys()].map(async key => [key, (await planted.records(key)).length] as const),
  );
  const large = sizes.filter(
    ([key, size]) =>
      size > 30 &&
      ![
        ...FOLLOWING_THE_CONSOLE,
        ...NAMED_BY_DOCUMENTS,
        ...FOLLOWING_THE_PICTURES,
        ...FOLLOWING_THE_STEPS,
        ...FOLLOWING_THE_YEAR,
      ].includes(key),
  );
  expect(large).toEqual([]);
});

it('is the same on every run', async () => {
  const again = await plantWorld('tiny');
  try {
    expect(await again.checksum()).toBe(await planted.checksum());
    expect([...again.files.keys()]).toEqual([...planted.files.keys()]);
  } finally {
    await again.close();
  }
}, 120_000);

it('leaves ids from 100000 on to records that are made later', async () => {
  const {sql} = planted;
  const [made] =
    await sql`insert into "continent" (name, name_zh, code) values ('Atlantis', '亚特兰蒂斯', 'AT') returning id`;
  expect(made?.id).toBe(100_000);
});

it('hands the document numbers on to the counters of the write path', async () => {
  const {sql, records} = planted;
  const numbers = (await records('order')).map(order => String(order.number));
  expect(new Set(numbers).size).toBe(numbers.length);
  const counters = await sql`select period, value from emblem.document_number where pattern like 'ORD%'`;
  for (const {period, value} of counters)
    expect(
      numbers
        .filter(number => number.startsWith(`ORD${period}`))
        .sort()
        .at(-1),
    ).toBe(`ORD${period}${String(value).padStart(6, '0')}`);
});

it('has a user for each role of the demo and a member who can sign in', async () => {
  const users = (await planted.records('user')).map(user => user.userName);
  expect(users).toEqual(
    expect.arrayContaining([
      'admin',
      'salesman',
      'manager',
      'merchandiser',
      'purchase',
      'shipping',
      'factory',
      'finance',
      'warehouse',
      'designer',
      'usoffice',
      'marketing',
      'orderplacer',
    ]),
  );
  const members = await planted.records('member');
  expect(members.find(member => member.email === 'visitor@example.com')).toMatchObject({
    passwordHash: 'hash of emblem-demo',
    state: 1,
  });
});

it('grants nothing but rights that exist, each through the authority of a page or a button', async () => {
  const known = new Set([
    ...[...planted.model.entities.values()].flatMap(entity =>
      entity.rightActions.map(action => `${entity.key}.${action}`),
    ),
    ...planted.model.labels,
  ]);
  const authorities = await planted.records('authority');
  const opened = authorities.flatMap(authority => (Array.isArray(authority.rights) ? authority.rights : []));
  expect(opened.filter(right => !known.has(String(right)))).toEqual([]);
  expect([...known].filter(right => !opened.includes(right))).toEqual([]);
  const buttons = authorities.filter(authority => authority.authType === 1);
  expect(buttons.filter(button => button.parentId === null)).toEqual([]);
});

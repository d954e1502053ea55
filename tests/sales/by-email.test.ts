/** What is kept of customers under their e-mail address: tax exemption, addresses, retailers' addresses. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
let countryId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  countryId = idOf(await admin.first('country'));
});
afterAll(async () => {
  await server.stop();
});

const mailbox = (): string => `${uniqueName('Customer')}@Example.com`;

describe('a tax exemption', () => {
  test(`[CO-297] [CO-580] [CO-581]
    is saved and found by the e-mail of its user, in whatever case it is written`, async () => {
    const email = mailbox();
    expect(await admin.data('/extended/getByUserEmail', {email})).toBeNull();
    const made = await admin.data('/extended/editTaxExemptionByUserEmail', {
      email,
      isTaxExempt: '1',
      certificateNumber: 'EX-1',
      expiresAt: '2027-12-31',
    });
    expect(await admin.data('/extended/getByUserEmail', {email: email.toUpperCase()})).toMatchObject({
      id: idOf(made),
      userEmail: email.toLowerCase(),
      isTaxExempt: 1,
      certificateNumber: 'EX-1',
      expiresAt: '2027-12-31',
    });
    expect(await admin.data('/extended/editTaxExemptionByUserEmail', {email, isTaxExempt: 0})).toMatchObject({
      id: idOf(made),
      isTaxExempt: 0,
      certificateNumber: 'EX-1',
    });
  });

  test('takes a certificate as PDF, JPEG or PNG', async () => {
    const field = admin.speaking('zh');
    for (const certificate of ['/files/private/a.pdf', '/files/private/a.JPEG', '/files/private/a.png'])
      expect(await field.data('/extended/editTaxExemptionByUserEmail', {email: mailbox(), certificate})).toMatchObject({
        certificate,
      });
    expect(
      await field.call('/extended/editTaxExemptionByUserEmail', {
        email: mailbox(),
        certificate: '/files/private/a.exe',
      }),
    ).toMatchObject({code: '422', data: {errors: {certificate: '仅支持 PDF, JPEG, PNG'}}});
  });

  test('is for those who may see personal values', async () => {
    const email = mailbox();
    await admin.data('/extended/editTaxExemptionByUserEmail', {email, isTaxExempt: 1});
    const reader = await makePerson(admin, {rights: {'tax-exemption.read': 'all'}});
    expect(await reader.client.call('/extended/getByUserEmail', {email})).toMatchObject({code: '403'});
    const insider = await makePerson(admin, {
      rights: {'tax-exemption.read': 'all', 'tax-exemption.read-personal': 'all'},
    });
    expect(await insider.client.data('/extended/getByUserEmail', {email})).toMatchObject({isTaxExempt: 1});
    expect(await insider.client.call('/extended/editTaxExemptionByUserEmail', {email, isTaxExempt: 0})).toMatchObject({
      code: '403',
    });
  });
});

async function platform(): Promise<number> {
  return idOf(await admin.create('project', {proName: uniqueName('platform'), proType: 0, projectIsDefault: 0}));
}

function save(values: Json): Promise<unknown> {
  return admin.data('/member/userAddress/editUserAddress', {
    countryId,
    city: 'Leeds',
    addressLine1: '14 Park Row',
    ...values,
  });
}

describe('an address of a user', () => {
  test('[CO-298] [CO-590] [CO-591] is saved, and found by e-mail and platform: the default to ship to', async () => {
    const [userEmail, proId, other] = [mailbox(), await platform(), await platform()];
    const path = '/member/userAddress/getAddressByUserEmailAndProId';
    expect(await admin.data(path, {email: userEmail, proId})).toBeNull();
    const first = idOf(await save({userEmail, proId, isDefault: 1}));
    await save({userEmail, proId, addressType: 'billing', isDefault: 1});
    await save({userEmail, proId});
    await save({userEmail, proId: other, isDefault: 1});
    expect(await admin.data(path, {email: userEmail.toUpperCase(), proId: String(proId)})).toMatchObject({
      id: first,
      city: 'Leeds',
    });
    await save({id: first, city: 'York'});
    expect(await admin.data(path, {email: userEmail, proId})).toMatchObject({
      id: first,
      city: 'York',
      addressLine1: '14 Park Row',
    });
  });

  test('that becomes the default takes the place of the one before, on its platform', async () => {
    const [userEmail, proId, other] = [mailbox(), await platform(), await platform()];
    const [first, elsewhere, second] = [
      idOf(await save({userEmail, proId, isDefault: 1})),
      idOf(await save({userEmail, proId: other, isDefault: 1})),
      idOf(await save({userEmail, proId, isDefault: 1})),
    ];
    const defaults = new Map(
      (await admin.list('user-address', {filter: {userEmail: userEmail.toLowerCase()}})).map(address => [
        idOf(address),
        address.isDefault,
      ]),
    );
    expect([first, elsewhere, second].map(id => defaults.get(id))).toEqual([0, 1, 1]);
  });

  test('[CO-596] all of an e-mail are listed, the default ones first', async () => {
    const [userEmail, proId] = [mailbox(), await platform()];
    const ids = [
      idOf(await save({userEmail, proId})),
      idOf(await save({userEmail, proId, isDefault: 1})),
      idOf(await save({userEmail, proId})),
    ];
    const found = asObjects(await admin.data('/member/getUserAddressByEmail', {email: userEmail})).map(idOf);
    expect(found[0]).toBe(ids[1]);
    expect([...found].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b));
  });

  test('belongs to a platform, and staff of others do not find it', async () => {
    const [userEmail, proId, other] = [mailbox(), await platform(), await platform()];
    await save({userEmail, proId});
    const rights = {'user-address.read': 'platform', 'user-address.read-personal': 'platform'} as const;
    const [here, there] = [
      await makePerson(admin, {rights, platformIds: [proId]}),
      await makePerson(admin, {rights, platformIds: [other]}),
    ];
    expect(await here.client.data('/member/getUserAddressByEmail', {email: userEmail})).toHaveLength(1);
    expect(await there.client.data('/member/getUserAddressByEmail', {email: userEmail})).toEqual([]);
  });
});

test('[CO-299] [CO-593] [CO-594] a retailer address is added, and found by e-mail and platform', async () => {
  const [email, proId] = [mailbox(), await platform()];
  const path = '/member/getRetailerAddressByEmailAndProId';
  expect(await admin.data(path, {email, proId})).toBeNull();
  const values: Json = {
    retailerName: 'Corner shop',
    email,
    proId,
    countryId,
    city: 'Leeds',
    addressLine1: '1 High Street',
  };
  const id = idOf(await admin.data('/member/addRetailerAddress', values));
  expect(await admin.data(path, {email: email.toLowerCase(), proId})).toMatchObject({
    id,
    retailerName: 'Corner shop',
    email: email.toLowerCase(),
  });
  expect(await admin.data(path, {email, proId: await platform()})).toBeNull();
});

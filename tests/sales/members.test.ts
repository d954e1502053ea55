/** Accounts of members: registering, signing in, being looked after by staff. */
import {signInMember} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {errorsOf, openScene, registerMember, type Scene} from '../design/scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
}, 240_000);
afterAll(() => scene?.server.stop());

function freshEmail(): string {
  return `${uniqueName('member')}@example.com`;
}

describe('signing in', () => {
  it('refuses a wrong password and an unknown address in the same words', async () => {
    const {email} = await registerMember(scene.server.url);
    const attempt = (address: string) =>
      scene.visitor.call('/app/member/login', {email: address, password: 'wrong-password'});
    const [wrong, unknown] = [await attempt(email), await attempt(freshEmail())];
    expect(wrong.code).toBe('422');
    expect(unknown).toEqual(wrong);
  });

  it('locks an account after five failures', async () => {
    const {email} = await registerMember(scene.server.url);
    const attempt = async (password: string) => (await scene.visitor.call('/app/member/login', {email, password})).code;
    for (let failure = 0; failure < 5; failure += 1) expect(await attempt('wrong-password')).toBe('422');
    expect(await attempt('a-long-password')).toBe('429');
  });

  it('ends with signing out', async () => {
    const {client} = await registerMember(scene.server.url);
    await client.data('/app/member/logout');
    expect((await client.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
  });

  it('opens nothing that is for staff', async () => {
    const {client, id} = await registerMember(scene.server.url);
    for (const path of ['/inquiry/getAllInquiryList', '/order/manage/getOrderList', '/member/getInfoById'])
      expect((await client.call(path, {id})).code).toBe('401');
    expect((await client.rest('GET', 'member')).status).toBe(401);
  });
});

describe('members as staff keep them', () => {
  it('[CO-568] [CO-505] are read and edited, in the documented values', async () => {
    const {id} = await registerMember(scene.server.url);
    await scene.admin.data('/member/editUser', {id, userLevel: 2, membershipLevel: 5, profession: 6, name: 'Anna'});
    expect(asObject(await scene.admin.data('/member/getInfoById', {id}))).toMatchObject({
      id,
      userLevel: 2,
      membershipLevel: 5,
      profession: 6,
      name: 'Anna',
    });
    expect(
      Object.keys(
        errorsOf(await scene.admin.call('/member/editUser', {id, userLevel: 3, membershipLevel: 2, profession: 7})),
      ).toSorted(),
    ).toEqual(['membershipLevel', 'profession', 'userLevel']);
  });

  it('never shows the hash of a password', async () => {
    const {id} = await registerMember(scene.server.url);
    expect(await scene.admin.get('member', id)).not.toHaveProperty('passwordHash');
  });

  it('ends the sessions of a member who is disabled or whose password is changed', async () => {
    const disabled = await registerMember(scene.server.url);
    await scene.admin.action('member', 'toggle', {ids: [disabled.id], on: false});
    expect((await disabled.client.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
    expect(
      (await scene.visitor.call('/app/member/login', {email: disabled.email, password: 'a-long-password'})).code,
    ).toBe('403');
    const changed = await registerMember(scene.server.url);
    await scene.admin.update('member', changed.id, {password: 'quite-another-one'});
    expect((await changed.client.call('/app/member/getInfo', {}, 'GET')).code).toBe('401');
    await signInMember(scene.server.url, changed.email, 'quite-another-one');
  });

  it('opens an account that an inquiry made, once staff set its password', async () => {
    const email = freshEmail();
    await scene.visitor.data('/app/inquiry/addFromDesign', {
      name: 'Bob',
      email,
      quantity: 1,
      design: {frontData: {objects: []}},
    });
    expect((await scene.visitor.call('/app/member/login', {email, password: 'set-by-staff'})).code).toBe('422');
    const {id} = await scene.admin.first('member', {email});
    await scene.admin.update('member', idOf({id}), {password: 'set-by-staff'});
    await signInMember(scene.server.url, email, 'set-by-staff');
  });

  it('asking for a price again belongs to the account first made, and changes and tells nothing of it', async () => {
    const email = freshEmail();
    const ask = (name: string, address = email) =>
      scene.visitor.data('/app/inquiry/addFromDesign', {
        name,
        email: address,
        phone: name,
        quantity: 1,
        design: {frontData: {objects: []}},
      });
    const [first, again, other] = [
      asObject(await ask('Bob')),
      asObject(await ask('Eve', email.toUpperCase())),
      asObject(await ask('Ann', freshEmail())),
    ];
    expect(Object.keys(again)).toEqual(Object.keys(other));
    const members = await scene.admin.list('member', {filter: {email}});
    expect(members).toEqual([expect.objectContaining({name: 'Bob', phone: 'Bob'})]);
    for (const {id} of [first, again])
      expect(await scene.admin.get('inquiry', Number(id))).toMatchObject({memberId: members[0]?.id});
  });

  it('[CO-574] are found or made by staff for a platform, without a session', async () => {
    const email = freshEmail();
    const find = async () =>
      asObject(await scene.admin.data('/member/loginOrRegisterByProId', {email, proId: scene.platform.id}, 'GET'));
    const member = await find();
    expect(member).toMatchObject({email, proId: scene.platform.id});
    expect(member).not.toHaveProperty('token');
    expect((await find()).id).toBe(member.id);
    expect(
      (await scene.visitor.call('/member/loginOrRegisterByProId', {email, proId: scene.platform.id}, 'GET')).code,
    ).toBe('401');
  });

  it('show their addresses to those with the right to them only', async () => {
    const {id} = await registerMember(scene.server.url);
    const person = await makePerson(scene.admin, {rights: {'member.read': 'all'}});
    expect(await person.client.get('member', id)).not.toHaveProperty('email');
    const other = await makePerson(scene.admin, {rights: {'member.read': 'all', 'member.read-personal': 'all'}});
    expect(await other.client.get('member', id)).toHaveProperty('email');
  });
});

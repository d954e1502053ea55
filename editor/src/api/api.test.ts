import {Api} from './api';
import {readProduct} from './readers';
import {ApiError, type Transport} from './request';
import {dropToken, keepToken, readToken} from './session';
import {safeName} from './upload';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function api(answer: object | Error, tokens: {member?: string; staff?: string} = {}) {
  const sent: Sent[] = [];
  const expired: string[] = [];
  const transport: Transport = {
    token: caller => tokens[caller],
    language: () => 'en',
    expired: caller => void expired.push(caller),
    fetch: async (input, options = {}) => {
      if (answer instanceof Error) throw answer;
      const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : options.body;
      sent.push({
        url: String(input),
        method: options.method ?? 'GET',
        headers: Object.fromEntries(new Headers(options.headers)),
        body,
      });
      return new Response(JSON.stringify(answer));
    },
  };
  return {api: new Api(transport), sent, expired};
}

const refusal = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('calls', () => {
  it('[ED-364] succeed only with the code as the string 200', async () => {
    expect(await api({code: '200', data: ['Star']}).api.gallery.clipartTags()).toEqual(['Star']);
    expect(await refusal(api({code: 200, data: ['Star']}).api.gallery.clipartTags())).toBeInstanceOf(ApiError);
    expect(await refusal(api({code: '500', message: 'No', data: null}).api.gallery.clipartTags())).toMatchObject({
      code: '500',
      message: 'No',
    });
  });

  it('[ED-407] send the language en-us', async () => {
    const {api: calls, sent} = api({code: '200', data: []});
    await calls.gallery.clipartTypes();
    await calls.gallery.templateTypes(7);
    expect(sent.map(call => call.headers.language)).toEqual(['en-us', 'en-us']);
    expect(sent[0]?.body).toMatchObject({language: 'en-us', id: 1});
    expect(sent[1]?.url).toBe(
      '/api/app/design/template/getTemplateTypeListFromApp?proId=0&categoryId=7&language=en-us',
    );
  });

  it('[ED-421] [ED-422] ask for 60 templates and cliparts at a time', async () => {
    const {api: calls, sent} = api({code: '200', data: {records: [], total: 0, pages: 0}});
    await calls.gallery.templates({categoryId: 7, page: 2, search: 'star'});
    await calls.gallery.cliparts({categoryId: 7, page: 1, typeId: 3});
    expect(sent[0]?.url).toContain('page=2&pageSize=60&searchWord=star');
    expect(sent[1]?.body).toMatchObject({page: 1, pageSize: 60, clipartTypeId: 3, language: 'en-us'});
  });

  it("carry the member's token on visitors' calls and the staff's on staff calls", async () => {
    const {api: calls, sent} = api({code: '200', data: {}}, {member: 'm', staff: 's'});
    await calls.account.member();
    await calls.inquiry(3);
    expect(sent.map(call => call.headers.token)).toEqual(['m', 's']);
  });

  it('tell when a session is over', async () => {
    const {api: calls, expired} = api({code: '401', message: '', data: null}, {member: 'old'});
    await refusal(calls.account.member());
    expect(expired).toEqual(['member']);
  });

  it('hand on messages about fields', async () => {
    const error = await refusal(
      api({code: '422', message: 'Check', data: {errors: {email: 'taken', other: 7}}}).api.account.register({
        name: 'a',
        email: 'b',
        password: 'c',
        mailLanguage: 'en',
      }),
    );
    expect(error).toMatchObject({code: '422', errors: {email: 'taken'}});
  });

  it('tell an unreachable server from a refusal', async () => {
    expect(await refusal(api(new TypeError('no route')).api.account.member())).toMatchObject({code: 'network'});
  });
});

describe('the page info', () => {
  it('[ED-001] [ED-002] [ED-222] is read with its oddities, and nothing is trusted', () => {
    expect(
      readProduct({
        id: 358,
        categoryName: 'Pins',
        categoryUrl: '/design/lapel-pins/',
        productType: 1,
        isSticker: 1,
        stickerEffectType: 3,
        quoteCateName: 'Pins',
        positionConfigs: [{designPostion: 1}, {designPostion: 0, printWidthMm: 32, safeMm: 'x'}],
      }),
    ).toMatchObject({
      id: 358,
      designName: 'lapel-pins',
      productType: 1,
      isSticker: true,
      stickerEffectType: 3,
      positions: [{designPostion: 0, printWidthMm: 32, safeMm: null}, {designPostion: 1}],
    });
    expect(readProduct('nonsense')).toMatchObject({id: 0, productType: 0, positions: [{designPostion: 0}]});
  });
});

describe('sessions', () => {
  it('are kept in cookies of their own', () => {
    const jar = {cookie: ''};
    keepToken(jar, 'member', 'a b', false);
    expect(jar.cookie).toBe('emblem_member=a%20b; path=/; SameSite=Strict');
    keepToken(jar, 'member', 'a b', true);
    expect(jar.cookie).toBe('emblem_member=a%20b; path=/; SameSite=Strict; Secure');
    expect(readToken({cookie: 'x=1; emblem_member=a%20b; emblem_staff=s'}, 'member')).toBe('a b');
    expect(readToken({cookie: 'x=1'}, 'staff')).toBeUndefined();
    dropToken(jar, 'member');
    expect(jar.cookie).toContain('max-age=0');
  });
});

describe('names of stored files', () => {
  it.each([
    ['My Logo (1).PNG', 'my-logo-1-.png'],
    ['../../x.svg', 'x.svg'],
    ['徽章.png', '徽章.png'],
    ['logo..final.png', 'logo.final.png'],
    [`.${'-x'.repeat(60)}.png`, `${'x-'.repeat(37)}x.png`],
    ['???', 'file'],
  ])('%s becomes %s', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});

describe('the one way to the server', () => {
  it('[ED-363] all three groups of calls take it: a session that is over ends, with what the server says', async () => {
    const {api: calls, sent, expired} = api({code: '401', message: 'Over', data: null}, {member: 'm', staff: 's'});
    const made = [
      calls.productById(1),
      calls.gallery.templates({categoryId: 1, page: 1}),
      calls.gallery.cliparts({categoryId: 1, page: 1}),
      calls.account.member(),
      calls.saveDesign({
        templateName: 'a',
        templateFile: {frontData: {}, backData: null},
        templateUrl: '',
        categoryId: 1,
        templatesId: 0,
      }),
      calls.myCreation.designs(),
      calls.myCreation.folders(),
      calls.staff.me(),
      calls.staff.platforms(),
      calls.staff.template(1),
    ];
    for (const call of made) expect(await refusal(call)).toMatchObject({code: '401', message: 'Over'});
    expect(sent.every(({url, headers}) => url.startsWith('/api/') && headers.language === 'en-us')).toBe(true);
    expect(expired).toEqual([...Array(7).fill('member'), ...Array(3).fill('staff')]);
  });

  it('[ED-403] visitors look at the gallery through the same /app paths, without a session', async () => {
    const {api: calls, sent} = api({code: '200', data: {records: []}});
    await Promise.all([
      calls.gallery.templates({categoryId: 1, page: 1}),
      calls.gallery.cliparts({categoryId: 1, page: 1}),
      calls.gallery.templateTypes(1),
      calls.gallery.clipartTypes(),
      calls.gallery.searchCliparts('dog', 'Pins', {page: 1}),
    ]);
    for (const {url} of sent) expect(url).toMatch(/^\/api\/app\/design\//);
    await Promise.all([calls.colourCards(), calls.coloursNamed('186'), calls.colourCardsOf(1)]);
    expect(sent.slice(-3).map(({url}) => url.replace(/\?.*/, ''))).toEqual([
      '/api/app/design/color/getAllColorCard',
      '/api/design/color/getColorCardByColorName',
      '/api/design/color/getColorCardByTypeId',
    ]);
    for (const {headers} of sent) expect(headers).not.toHaveProperty('token');
  });
});

describe('a category', () => {
  it('[ED-223] is the same to the editor with and without a base picture', () => {
    const category = {id: 358, categoryName: 'Pins', positionConfigs: [{designPostion: 0}]};
    expect(readProduct({...category, hasBg: 1})).toEqual(readProduct({...category, hasBg: 0}));
  });
});

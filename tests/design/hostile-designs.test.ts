/** Designs that strangers send: what no design may hold is refused, however it comes, and nothing is stored. */
import {asObject} from '../harness/json';
import {addCategory, DESIGN, errorsOf, openScene, publish, registerMember, type Member, type Scene} from './scene';

let scene: Scene;
let ann: Member;

beforeAll(async () => {
  scene = await openScene();
  ann = await registerMember(scene.server.url);
}, 240_000);
afterAll(() => scene?.server.stop());

const canvas = (...objects: readonly unknown[]): string =>
  JSON.stringify({
    frontData: {version: '7.4.0', objects: [{id: 'workspace', type: 'rect'}, ...objects]},
    backData: null,
  });

const HOSTILE: readonly (readonly [string, string, string])[] = [
  [
    'a picture of another site',
    canvas({type: 'image', src: 'https://elsewhere.test/x.png'}),
    'A picture of the design is not on this site',
  ],
  [
    'a picture of another site deep inside',
    canvas({type: 'group', objects: [{type: 'rect', fill: {type: 'pattern', source: '//elsewhere.test/x.png'}}]}),
    'A picture of the design is not on this site',
  ],
  ['a script', canvas({type: 'image', src: 'javascript:alert(1)'}), 'A picture of the design is not on this site'],
  [
    'too many objects',
    canvas(...Array.from({length: 2001}, () => ({type: 'rect'}))),
    'The design has too many objects',
  ],
  [
    'endless nesting',
    `{"frontData":{"objects":[${'{"type":"group","objects":['.repeat(5000)}${']}'.repeat(5000)}]}}`,
    'The design is nested too deeply',
  ],
  [
    'an infinite number',
    '{"frontData":{"objects":[{"type":"rect","left":1e999}]}}',
    'The design holds a number that is none',
  ],
  [
    'a name of every object',
    '{"frontData":{"objects":[{"type":"rect","__proto__":{"polluted":true}}]}}',
    'The design holds a name that is not allowed',
  ],
  ['an endless text', canvas({type: 'text', text: 'x'.repeat(10_001)}), 'A text of the design is too long'],
];

describe('a design with', () => {
  it.each(HOSTILE)('%s is refused by every call that stores one', async (_, design, message) => {
    const share = await ann.client.call('/app/design/designTemplateShare/addDesignTemplateShare', {
      productId: 0,
      layersData: design,
      routingName: 'lapel-pins',
    });
    expect([share.code, errorsOf(share)]).toEqual(['422', {layersData: message}]);
    const save = await ann.client.call('/app/designUser/saveTemplate', {
      templateName: 'Mine',
      templateFile: design,
      templateUrl: '/files/p.png',
    });
    expect([save.code, errorsOf(save)]).toEqual(['422', {templateFile: message}]);
    const cached = await scene.admin.call('/design/template/stagingTemplate', {templateFile: design});
    expect([cached.code, errorsOf(cached)]).toEqual(['422', {templateFile: message}]);
    const inquiry = await scene.visitor.call('/app/inquiry/addFromDesign', {
      name: 'Ann',
      email: 'ann@example.com',
      quantity: 1,
      design,
    });
    expect([inquiry.code, errorsOf(inquiry)]).toEqual(['422', {design: message}]);
  });

  it('a script is refused as a record, too, and in Chinese', async () => {
    const {id} = await publish(scene.admin, {categoryId: (await addCategory(scene.admin)).id});
    const templateFile = asObject(JSON.parse(canvas({type: 'image', src: 'javascript:alert(1)'})));
    const response = await scene.admin.speaking('zh').rest('PUT', `template/${id}`, {templateFile});
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({errors: {templateFile: '设计中的图片不在本站'}});
    expect((await scene.admin.get('template', id)).templateFile).toEqual(JSON.parse(DESIGN));
  });
});

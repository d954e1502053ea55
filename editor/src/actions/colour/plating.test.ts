import {sideOf} from '../../document/side';
import {FINISHES, SHINY_GOLD} from '../../objects/image/finishes';
import {readDesign, writeDesign} from '../../objects/formats';
import {exchangeColours, recolourSvg} from '../../pixels/recolour';
import {ORIGIN, someImage} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {changePlating} from './plating';
import {undo} from '../history';

const BASE = {
  id: 'base',
  src: '/files/public/base.svg',
  picPath: '/files/public/base.svg',
  isBase: true,
  selectable: false,
};
const SILVER = FINISHES[1] ?? SHINY_GOLD;
const COPPER = FINISHES[2] ?? SHINY_GOLD;

/** An editor whose uploads are stored. */
function editor(base: Parameters<typeof someImage>[0] = BASE): TestEditor {
  const test = new TestEditor({objects: [someImage(base), someImage({id: 'own'})]});
  test.api.answer('/gyoss/oss/web/config', {
    data: {policy: 'p', accessid: 'a', signature: 's', dir: 'd/', url: '/files'},
  });
  test.api.fileAddress = `${ORIGIN}/files/public/plated.svg`;
  return test;
}

const rgb = (hex: string): readonly number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

describe('recolouring', () => {
  const changes = [
    {from: '#da9f19', to: '#b9bfc6'},
    {from: '#fcdc7d', to: '#eef1f4'},
  ];
  const after = (...pixel: readonly number[]): readonly number[] => {
    const pixels = Uint8ClampedArray.from(pixel);
    exchangeColours(pixels, changes);
    return [...pixels];
  };

  it('[ED-291] gives pixels of the gold shade the main shade', () => {
    expect(after(...rgb('#da9f19'), 255)).toEqual([...rgb('#b9bfc6'), 255]);
  });

  it('[ED-292] gives pixels of the sub shade the chosen sub shade', () => {
    expect(after(...rgb('#fcdc7d'), 128)).toEqual([...rgb('#eef1f4'), 128]);
  });

  it(`[ED-294]
    takes pixels within a distance of 30 along, with their difference, and leaves others and what is
    transparent`, () => {
    expect(after(0xda - 10, 0x9f + 10, 0x19, 255)).toEqual([0xb9 - 10, 0xbf + 10, 0xc6, 255]);
    expect(after(0xda - 31, 0x9f, 0x19, 255)).toEqual([0xda - 31, 0x9f, 0x19, 255]);
    expect(after(200, 30, 30, 255)).toEqual([200, 30, 30, 255]);
    expect(after(...rgb('#da9f19'), 0)).toEqual([...rgb('#da9f19'), 0]);
  });

  it('changes a drawing in its text, all colours at once', () => {
    const swap = [
      {from: '#112233', to: '#445566'},
      {from: '#445566', to: '#112233'},
    ];
    expect(recolourSvg('<a fill="#112233" stroke="#456" style="fill:rgb(17, 34, 51)" id="#x"/>', swap)).toBe(
      '<a fill="#445566" stroke="#112233" style="fill:#445566" id="#x"/>',
    );
  });
});

describe('a metal finish', () => {
  it('[ED-442] [ED-444] is one of eight, the first being the gold of the base pictures', () => {
    expect(FINISHES.map(finish => finish.name)).toEqual([
      'finish.shinyGold',
      'finish.shinySilver',
      'finish.shinyCopper',
      'finish.shinyBlackNickel',
      'finish.antiqueGold',
      'finish.antiqueSilver',
      'finish.antiqueCopper',
      'finish.antiqueBrass',
    ]);
    expect(FINISHES[0]).toMatchObject({shade: '#da9f19', subShade: '#fcdc7d'});
  });

  it(`[ED-291] [ED-292] [ED-293]
    recolours both shades of the base picture and shows it from where it was stored`, async () => {
    const test = await editor().give(changePlating, SILVER);
    expect(test.recoloured).toEqual([
      {
        url: '/files/public/base.svg',
        changes: [
          {from: '#da9f19', to: SILVER.shade},
          {from: '#fcdc7d', to: SILVER.subShade},
        ],
      },
    ]);
    expect(test.api.seen.map(call => call.path)).toEqual(['/gyoss/oss/web/config', '/files']);
    expect(test.object('base')).toMatchObject({
      src: '/files/public/plated.svg',
      picPath: '/files/public/base.svg',
      paltingShade: SILVER.shade,
      paltingSubShade: SILVER.subShade,
      isBase: true,
    });
    expect(test.object('own')).toMatchObject({src: '/files/public/seed/star.svg'});
    expect(test.editor.state.loading).toBe(false);
    await test.run(undo);
    expect(test.object('base')).toMatchObject({src: '/files/public/base.svg'});
  });

  it('[ED-294] begins every change from the picture in gold', async () => {
    const test = await editor().give(changePlating, SILVER);
    await test.give(changePlating, COPPER);
    expect(test.recoloured[1]).toEqual({
      url: '/files/public/base.svg',
      changes: [
        {from: '#da9f19', to: COPPER.shade},
        {from: '#fcdc7d', to: COPPER.subShade},
      ],
    });
    expect(test.object('base')).toMatchObject({paltingShade: COPPER.shade, picPath: '/files/public/base.svg'});
  });

  it('[ED-294] begins from the shades a design names where the picture in gold is not known', async () => {
    const test = editor({
      id: 'base',
      src: '/files/public/silver.png',
      isBase: true,
      paltingShade: SILVER.shade,
      paltingSubShade: SILVER.subShade,
    });
    await test.give(changePlating, COPPER);
    expect(test.recoloured[0]).toEqual({
      url: '/files/public/silver.png',
      changes: [
        {from: SILVER.shade, to: COPPER.shade},
        {from: SILVER.subShade, to: COPPER.subShade},
      ],
    });
  });

  it('that cannot be stored leaves the design as it was and says so', async () => {
    const test = editor();
    test.api.fileAddress = '';
    const before = test.side;
    await test.give(changePlating, SILVER);
    expect(test.side).toBe(before);
    expect(test.editor.state).toMatchObject({loading: false, notices: [{text: 'notice.platingFailed'}]});
  });

  it('is kept in the design file', async () => {
    const {side} = await editor().give(changePlating, SILVER);
    const file = writeDesign({front: side, back: null});
    const read = readDesign(file, {origin: ORIGIN, newId: () => 'new', workspace: {width: 650, height: 650}}).design
      .front;
    expect(read).toEqual(sideOf(side.order.flatMap(id => side.objects[id] ?? [])));
  });
});

/**
 * Makes the files of older canvases that tests read: `node editor/tools/make-fixtures.mjs <folder>`, where the folder
 * holds the packages fabric@5.3.0 and fabric@6.7.1 unpacked
 * as `v5/package` and `v6/package`. Needs Playwright and a Chromium (CHROMIUM_PATH).
 */
import {writeFileSync} from 'node:fs';
import {chromium} from 'playwright';

const [folder = '.'] = process.argv.slice(2);
const VERSIONS = [
  ['v5', 'dist/fabric.js'],
  ['v6', 'dist/index.min.js'],
];

/** Runs in the page: draws the objects and answers the files with the corners that this fabric itself gives. */
function draw() {
  const {fabric} = globalThis;
  const isOld = fabric.version.startsWith('5');
  const ImageClass = isOld ? fabric.Image : fabric.FabricImage;
  const TextClass = isOld ? fabric.Text : fabric.FabricText;
  const dot = document.createElement('canvas');
  dot.width = 40;
  dot.height = 30;
  dot.getContext('2d').fillRect(5, 5, 20, 20);
  const picture = (id, more) => new ImageClass(dot, {id, left: 310, top: 220, ...more});
  const member = (id, left, top, more = {}) =>
    new fabric.Rect({id, left, top, width: 30, height: 20, fill: '#335577', ...more});
  const inner = new fabric.Group([member('inner-a', 10, 10), member('inner-b', 70, 60, {angle: 20})], {
    id: 'inner',
    angle: 15,
  });
  const gradient = new fabric.Gradient({
    type: 'linear',
    coords: {x1: 0, y1: 0, x2: 80, y2: 0},
    colorStops: [
      {offset: 0, color: '#ff0000'},
      {offset: 1, color: '#0000ff'},
    ],
  });
  const filters = fabric.Image?.filters ?? fabric.filters;
  const objects = [
    new fabric.Rect({id: 'workspace', left: 0, top: 0, width: 650, height: 650, fill: '#ffffff', strokeWidth: 0}),
    new fabric.Rect({id: 'plain', left: 40, top: 50, width: 120, height: 60, fill: '#123456'}),
    new fabric.Rect({
      id: 'turned',
      left: 200,
      top: 60,
      width: 100,
      height: 40,
      angle: 30,
      stroke: '#000000',
      strokeWidth: 6,
      rx: 8,
      ry: 8,
    }),
    new fabric.Rect({
      id: 'centred',
      left: 400,
      top: 100,
      width: 90,
      height: 50,
      originX: 'center',
      originY: 'center',
      angle: -40,
      scaleX: 1.5,
    }),
    new fabric.Rect({
      id: 'from-right',
      left: 500,
      top: 300,
      width: 90,
      height: 50,
      originX: 'right',
      originY: 'bottom',
      angle: 70,
      scaleX: 2,
      scaleY: 0.5,
      flipX: true,
    }),
    new fabric.Rect({
      id: 'skewed',
      left: 60,
      top: 200,
      width: 80,
      height: 60,
      skewX: 25,
      skewY: 10,
      angle: 12,
      scaleX: 1.2,
    }),
    new fabric.Rect({
      id: 'even-stroke',
      left: 60,
      top: 320,
      width: 80,
      height: 60,
      stroke: '#ff0000',
      strokeWidth: 10,
      strokeUniform: true,
      scaleX: 3,
      scaleY: 0.5,
      angle: 5,
    }),
    new fabric.Circle({id: 'circle', left: 200, top: 200, radius: 33, scaleY: 1.4, angle: 45}),
    new fabric.Ellipse({id: 'ellipse', left: 300, top: 320, rx: 50, ry: 20, angle: 200}),
    new fabric.Triangle({id: 'triangle', left: 420, top: 380, width: 60, height: 70, flipY: true}),
    new fabric.Line([20, 400, 120, 460], {id: 'line', stroke: '#00aa00', strokeWidth: 3}),
    new fabric.Polygon(
      [
        {x: 0, y: 0},
        {x: 60, y: 10},
        {x: 50, y: 70},
        {x: -10, y: 40},
      ],
      {id: 'polygon', left: 150, top: 400, angle: 10},
    ),
    new fabric.Polyline(
      [
        {x: 5, y: 5},
        {x: 60, y: 40},
        {x: 90, y: 0},
      ],
      {id: 'polyline', left: 250, top: 420, fill: '', stroke: '#990099'},
    ),
    new fabric.Path('M 10 10 C 40 -20 80 60 120 10 L 120 60 z', {
      id: 'path',
      left: 350,
      top: 480,
      scaleX: 0.8,
      angle: 33,
    }),
    new TextClass('Plain', {id: 'text', left: 20, top: 520, fontSize: 30, fontFamily: 'Arial'}),
    new fabric.IText('Two\nlines', {
      id: 'i-text',
      left: 120,
      top: 520,
      fontSize: 24,
      fontFamily: 'Arial',
      textAlign: 'center',
      angle: -15,
      fontWeight: 'bold',
    }),
    new fabric.Textbox('Letters of their own styles', {
      id: 'textbox',
      left: 250,
      top: 540,
      width: 140,
      fontSize: 20,
      fontFamily: 'Arial',
      styles: {0: {0: {fill: '#ff0000', fontSize: 40}, 3: {fontWeight: 'bold'}}},
    }),
    new fabric.Group(
      [
        member('member-a', 500, 450),
        inner,
        member('member-b', 560, 520, {originX: 'center', originY: 'center', angle: 45}),
      ],
      {id: 'group', angle: 25, scaleX: 1.3, scaleY: 0.9},
    ),
    picture('picture', {scaleX: 2, angle: 8, cropX: 4, cropY: 6, width: 30, height: 20}),
    picture('filtered', {left: 20, top: 10, filters: [new filters.Grayscale()]}),
    new fabric.Rect({id: 'gradient', left: 500, top: 20, width: 80, height: 40, fill: gradient}),
    new fabric.Rect({
      id: 'pattern',
      left: 560,
      top: 80,
      width: 50,
      height: 50,
      fill: new fabric.Pattern({source: dot, repeat: 'repeat'}),
    }),
    new fabric.Rect({
      id: 'clipped',
      left: 560,
      top: 150,
      width: 50,
      height: 50,
      angle: 10,
      clipPath: new fabric.Circle({radius: 20, left: -20, top: -20}),
    }),
    new fabric.Rect({
      id: 'shadowed',
      left: 560,
      top: 220,
      width: 50,
      height: 50,
      shadow: new fabric.Shadow({color: '#000000', blur: 5, offsetX: 3, offsetY: 3}),
    }),
  ];
  if (!isOld)
    objects.push(
      new fabric.Rect({
        id: 'by-number',
        left: 600,
        top: 600,
        width: 60,
        height: 30,
        originX: 0.25,
        originY: 0.75,
        angle: 20,
      }),
    );

  const point = ({x, y}) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
  const transform = (x, y, matrix) => fabric.util.transformPoint(new fabric.Point(x, y), matrix);
  const cornersOf = object => {
    const matrix = object.calcTransformMatrix();
    const [x, y] = [object.width / 2, object.height / 2];
    return [transform(-x, -y, matrix), transform(x, -y, matrix), transform(x, y, matrix), transform(-x, y, matrix)].map(
      point,
    );
  };
  const canvas = new fabric.StaticCanvas(document.createElement('canvas'), {
    width: 650,
    height: 650,
    renderOnAddRemove: false,
  });
  canvas.add(...objects);
  const corners = {};
  const note = list => {
    for (const object of list) {
      corners[object.id] = cornersOf(object);
      if (object.getObjects) note(object.getObjects());
    }
  };
  note(objects);
  const selected = [member('selected-a', 30, 130), member('selected-b', 90, 160, {angle: 30})];
  const selection = new fabric.ActiveSelection(selected, {id: 'selection', left: 20, top: 120, angle: 10});
  note([selection]);
  const file = full => {
    for (const object of [
      ...objects,
      ...objects.flatMap(entry => entry.getObjects?.() ?? []),
      inner,
      ...inner.getObjects(),
      ...selected,
      selection,
    ])
      object.includeDefaultValues = full;
    const json = JSON.parse(JSON.stringify(canvas.toObject(['id'])));
    return {
      ...json,
      objects: [
        ...json.objects,
        JSON.parse(JSON.stringify(selection.toObject(['id']))),
        {type: 'Sprite', id: 'unknown', left: 1, top: 1},
      ],
    };
  };
  return {version: fabric.version, corners, full: file(true), short: file(false)};
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, script] of VERSIONS) {
  const page = await browser.newPage();
  await page.addScriptTag({path: `${folder}/${name}/package/${script}`});
  const {version, corners, full, short} = await page.evaluate(draw);
  writeFileSync(
    new URL(`../src/document/fixtures/fabric-${version}.json`, import.meta.url),
    `${JSON.stringify({corners, full, short}, null, 1)}\n`,
  );
  await page.close();
}
await browser.close();

import {OUTLINES} from '../../document/outlines';
import {boundsOf} from '../../document/geometry';
import {rectsOverlap} from '../../document/matrix';
import {contentOf} from '../../document/side';
import {readDesign, writeDesign} from '../../objects/formats';
import {ORIGIN, someImage} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {replacePicture} from './replace-picture';
import {addFramedFile, addShape, FIRST_CUT, setCutOut, setFrame} from './shapes';

const picture = (): TestEditor => {
  const test = new TestEditor({objects: [someImage({id: 'p', width: 400, height: 200})]});
  test.editor.select(['p']);
  return test;
};

/** The design as it is stored and read again. */
function reopened({editor}: TestEditor): ReturnType<typeof contentOf> {
  const options = {origin: ORIGIN, newId: editor.ports.newId, workspace: {width: 650, height: 650}};
  return contentOf(readDesign(JSON.stringify(writeDesign(editor.state.design)), options).design.front);
}

describe('shapes', () => {
  it('are put beside each other, as paths that can be coloured, and are kept', async () => {
    const test = new TestEditor();
    for (const name of OUTLINES.slice(0, 4)) await test.give(addShape, name);
    const boxes = contentOf(test.side).map(boundsOf);
    boxes.forEach((box, index) =>
      boxes.slice(index + 1).forEach(other => expect(rectsOverlap(box, other)).toBe(false)),
    );
    for (const name of OUTLINES) await test.give(addShape, name);
    expect(contentOf(test.side).every(object => object.kind === 'path' && !object.path.includes('NaN'))).toBe(true);
    expect(reopened(test)).toEqual(contentOf(test.side));
  });
});

describe('frames', () => {
  it('show the square middle of a picture, can be taken off and are kept when the picture is replaced', async () => {
    const test = await picture().give(setFrame, 'star');
    expect(test.object('p')).toMatchObject({frame: 'star', width: 200, height: 200, cropX: 100, cropY: 0});
    expect(reopened(test)).toEqual(contentOf(test.side));
    await test.give(replacePicture, {address: '/files/public/other.png'});
    expect(test.object('p')).toMatchObject({src: '/files/public/other.png', frame: 'star', width: 200, height: 200});
    await test.give(setFrame, null);
    expect(test.object('p')).not.toHaveProperty('frame');
  });

  it('take a chosen file', async () => {
    const test = new TestEditor();
    test.api.storeAt('/files/public/x/photo.png');
    await test.give(addFramedFile, {file: new File(['x'], 'photo.png'), frame: 'heart'});
    expect(test.object(test.selection[0] ?? '')).toMatchObject({
      frame: 'heart',
      src: '/files/public/x/photo.png',
      width: 200,
      height: 200,
      cropX: 100,
    });
  });
});

describe('a ground that is cut out', () => {
  it('is a property of the picture: nothing is sent, the file stays, undo brings it back', async () => {
    const test = await picture().give(setCutOut, {cutOut: FIRST_CUT});
    expect(test.object('p')).toMatchObject({cutOut: FIRST_CUT, src: '/files/public/seed/star.svg'});
    expect(test.api.seen).toEqual([]);
    expect(reopened(test)).toEqual(contentOf(test.side));
    await test.give(setCutOut, {cutOut: {...FIRST_CUT, tolerance: 60}, capture: 'grouped'});
    test.editor.undo();
    expect(test.object('p')).toMatchObject({cutOut: FIRST_CUT});
    test.editor.undo();
    expect(test.object('p')).not.toHaveProperty('cutOut');
  });
});

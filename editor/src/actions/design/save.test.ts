import {TestEditor, TWO_SIDED} from '../../testing/test-editor';
import {addText} from '../text/add-text';
import {deleteDesign} from '../template/my-creation';
import {saveDesign} from './save';

const PATH = '/app/designUser/saveTemplate';

async function drawn(): Promise<TestEditor> {
  const test = new TestEditor();
  test.api.storeAt('/files/public/design.png').answer(PATH, {id: 9});
  await test.give(addText, 'For the crew');
  return test;
}

const sent = (test: TestEditor): readonly unknown[] => test.api.callsOf(PATH).map(({body}) => JSON.parse(body));

describe('saving a design', () => {
  it('[ED-354] makes a new one first, and then saves over it or makes another one, as the member chooses', async () => {
    const test = await drawn();
    await saveDesign(test.context, 'Crew pin');
    expect(test.editor.state.savedAs).toEqual({id: 9, name: 'Crew pin'});
    await saveDesign(test.context, 'Crew pin 2', 9);
    await saveDesign(test.context, 'Another');
    expect(sent(test)).toMatchObject([
      {templateName: 'Crew pin'},
      {id: 9, templateName: 'Crew pin 2'},
      {templateName: 'Another'},
    ]);
    expect(sent(test)).toEqual([
      expect.not.objectContaining({id: 9}),
      expect.anything(),
      expect.not.objectContaining({id: 9}),
    ]);
  });

  it('has nothing to save over once another design is open, or the saved one has been deleted', async () => {
    const test = await drawn();
    await saveDesign(test.context, 'Crew pin');
    test.api.answer('/app/designUser/deleteUserTemplates', null);
    const saved = {
      id: 9,
      templateName: 'Crew pin',
      picture: '',
      updateTime: '',
      categoryId: 0,
      address: '',
      isPaintless: false,
      templateFile: undefined,
    };
    const deleting = deleteDesign(test.context, saved);
    test.editor.reply(true);
    await deleting;
    expect(test.editor.state.savedAs).toBeNull();
    await saveDesign(test.context, 'Crew pin');
    test.editor.open(TWO_SIDED, null, null);
    expect(test.editor.state.savedAs).toBeNull();
  });
});

import {someText} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {offeredButtons} from '../../staff/buttons';
import {exportForPrint, openPrint} from './print';

const staff = (...rights: readonly string[]) => ({id: 1, name: 'Ann', rights: new Set(rights)});

describe('exporting for print', () => {
  it('is offered to staff who may', async () => {
    const test = new TestEditor({objects: [someText({id: 't'})]});
    expect(offeredButtons(test.editor.state)).not.toContain('export-for-print');
    test.editor.set({staff: staff('template.read')});
    expect(offeredButtons(test.editor.state)).not.toContain('export-for-print');
    test.editor.set({staff: staff('template.print')});
    expect(offeredButtons(test.editor.state)).toContain('export-for-print');
    await test.run(openPrint);
    expect(test.editor.state.dialog).toBe('print');
  });

  it('has nothing to do on an empty canvas', async () => {
    const test = new TestEditor();
    test.editor.set({staff: staff('template.print')});
    await test.run(openPrint);
    expect(test.editor.state.dialog).toBeNull();
    expect(test.editor.state.notices).toMatchObject([{text: 'staff.emptyCanvas'}]);
  });

  it('sends the design of both sides with its category and saves the answer', async () => {
    const test = new TestEditor({objects: [someText({id: 't'})]});
    test.api.answer('/rest/template/print', 'file');
    expect(await exportForPrint(test.context, 'png', 'zh')).toEqual({missing: '', missingMore: 0, shifts: []});
    const [call] = test.api.callsOf('/rest/template/print');
    expect(call).toMatchObject({query: 'format=png&position=0', caller: 'staff'});
    expect(test.api.sentTo('/rest/template/print')).toMatchObject({
      categoryId: 7,
      design: {frontData: {objects: [{id: 'workspace'}, {id: 't'}]}, backData: null},
    });
    expect(test.browser.downloaded).toEqual(['Lapel-Pins.png']);
  });
});

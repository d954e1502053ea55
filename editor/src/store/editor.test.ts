import {addText} from '../actions/text/add-text';
import {EditorElementError, putObject, sideOf} from '../document/side';
import {en} from '../i18n/en';
import {someSide, someText} from '../testing/designs';
import {TestEditor, TWO_SIDED} from '../testing/test-editor';
import {PANEL_STATUSES} from './state';

describe('undo and redo', () => {
  it('[ED-257] are passed over while one is being applied', async () => {
    const test = new TestEditor();
    for (const text of ['one', 'two', 'three']) await test.give(addText, text);
    const {editor} = test;
    const leave = editor.subscribe(() => {
      editor.undo();
      editor.redo();
    });
    editor.undo();
    leave();
    expect(test.side.order).toHaveLength(3);
    editor.undo();
    expect(test.side.order).toHaveLength(2);
    const again = editor.subscribe(() => editor.redo());
    editor.redo();
    again();
    expect(test.side.order).toHaveLength(3);
  });
});

describe('the history', () => {
  it('[ED-259] keeps nothing while a design is being loaded', () => {
    const {editor} = new TestEditor();
    editor.set({loading: true});
    editor.change(side => putObject(side, someText({id: 't'})));
    expect(editor.state.canUndo).toBe(false);
    editor.set({loading: false});
    editor.change(side => putObject(side, someText({id: 'u'})));
    expect(editor.history.states).toBe(2);
  });

  it('[ED-260] keeps nothing while the side is being turned', () => {
    const {editor} = new TestEditor();
    const leave = editor.subscribe(() => {
      if (editor.state.position === 1 && !editor.side.objects.t)
        editor.change(side => putObject(side, someText({id: 't'})));
    });
    editor.switchTo(1);
    leave();
    expect(editor.side.objects.t).toBeDefined();
    expect(editor.state.canUndo).toBe(false);
    expect(editor.history.states).toBe(1);
  });
});

describe('a side without a drawing area', () => {
  it('[ED-347] is an editor element error, and what was open stays', () => {
    const test = new TestEditor({objects: [someText({id: 't'})]});
    const bare = sideOf([someText({id: 'u'})]);
    expect(() => test.editor.open(TWO_SIDED, {front: bare, back: null}, null)).toThrow(EditorElementError);
    expect(() => test.editor.open(TWO_SIDED, {front: someSide(), back: bare}, null)).toThrow('workspace');
    expect(() => test.editor.exchange(bare)).toThrow(EditorElementError);
    expect(test.side.order).toEqual(['workspace', 't']);
  });
});

describe('the panels', () => {
  it('[ED-045] have the statuses 0 to 5 and 7, and no 6', () => {
    expect(PANEL_STATUSES).toEqual([0, 1, 2, 3, 4, 5, 7]);
    for (const status of PANEL_STATUSES) {
      const {editor} = new TestEditor();
      editor.openPanel(status);
      expect(editor.state.panel.status).toBe(status);
    }
  });
});

describe('the languages', () => {
  it('[ED-009] visitors are spoken to in English, staff in Chinese', () => {
    const chinese = Object.entries(en)
      .filter(([, text]) => /\p{Script=Han}/u.test(text))
      .map(([key]) => key);
    const ofStaff = /^(staff|platform|publish|exit)\./;
    // The language switch, a list of file types, and a message that the specification gives in Chinese.
    const quoted = ['app.language', 'creation.incomplete', 'upload.type', 'sticker.wrongSize'];
    expect(chinese.filter(key => !ofStaff.test(key) && !quoted.includes(key))).toEqual([]);
    expect(chinese).toEqual(
      expect.arrayContaining(['staff.cache', 'staff.emptyCanvas', 'publish.choose', 'exit.question']),
    );
  });
});

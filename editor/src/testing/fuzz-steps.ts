/** What a visitor may do at random. Each step is plain data, so that a failing run can be printed and replayed. */
import type {Action} from '../actions/action';
import {bringForward, reorder, sendBackward} from '../actions/placement/arrange';
import {addClipart, addFiles} from '../actions/picture/add-picture';
import {addCurvedText, addText} from '../actions/text/add-text';
import {alignments, distributions} from '../actions/placement/align';
import {clear} from '../actions/selection/clear';
import {copy, cut, duplicate, paste} from '../actions/selection/clipboard';
import {deleteSelection} from '../actions/selection/delete';
import {editObject} from '../actions/selection/edit-object';
import {editText} from '../actions/text/edit-text';
import {group, ungroup} from '../actions/placement/group';
import {toggleLocked, toggleVisible} from '../actions/placement/layers';
import {adapt, centre, flipHorizontal, flipVertical} from '../actions/placement/place';
import {startDrawing, stopDrawing} from '../actions/selection/pen';
import {replaceColour, resetColours, toggleSingleColour} from '../actions/colour/picture-colours';
import {setTextShape} from '../actions/text/text-panel';
import {TEXT_SHAPES, type TextShape} from '../objects/text/shapes';
import {changePlating} from '../actions/colour/plating';
import {replaceByFile, replacePicture} from '../actions/picture/replace-picture';
import {setStickerShape, setStickerSize} from '../actions/product/sticker';
import {selectAll} from '../actions/selection/select';
import {switchPosition} from '../actions/design/switch-position';
import {cornersOf} from '../document/geometry';
import {allOf, contentOf, putObject} from '../document/side';
import {frameOf, knobOf} from '../interaction/frame';
import {FINISHES, SHINY_GOLD} from '../objects/image/finishes';
import type {StickerShape} from '../document/types';
import {toPage} from '../store/camera';
import {Debounced} from '../store/debounce';
import {somePath} from './designs';
import type {Random} from './random';
import type {TestEditor} from './test-editor';

export type Step =
  | {readonly do: 'text' | 'curved-text' | 'path' | 'clipart'; readonly text: string}
  | {readonly do: 'type'; readonly text: string; readonly fontSize: number; readonly charSpacing: number}
  | {readonly do: 'select' | 'toggle-visible' | 'toggle-locked'; readonly place: number}
  | {
      readonly do: 'drag' | 'scale' | 'turn';
      readonly place: number;
      readonly dx: number;
      readonly dy: number;
      readonly cancelled: boolean;
    }
  | {readonly do: 'shape'; readonly shape: TextShape}
  | {readonly do: 'recolour'; readonly from: string; readonly to: string}
  | {readonly do: 'draw'; readonly dx: number; readonly dy: number; readonly cancelled: boolean}
  | {readonly do: 'angle' | 'size'; readonly value: number}
  | {readonly do: 'nudge'; readonly key: string; readonly times: number}
  | {readonly do: 'reorder'; readonly by: number}
  | {readonly do: 'command' | 'align'; readonly id: string}
  | {readonly do: 'replace' | 'plate'; readonly place: number}
  | {readonly do: 'upload' | 'replace-by-file'; readonly left: number; readonly cancelled: boolean}
  | {readonly do: 'sticker-shape'; readonly shape: StickerShape}
  | {readonly do: 'sticker-size'; readonly width: string; readonly height: string}
  | {readonly do: 'letters'; readonly fill: string; readonly strokeWidth: number}
  | {readonly do: 'look'; readonly fill: string; readonly opacity: number}
  | {readonly do: 'late'; readonly what: 'recolour' | 'font' | 'replace' | 'plate'}
  | {readonly do: 'type-then'; readonly text: string; readonly next: 'switch-side' | 'undo' | 'delete' | 'nothing'}
  | {readonly do: 'undo' | 'redo' | 'undo-all' | 'redo-all' | 'switch-side'};

const COMMANDS: readonly Action[] = [
  toggleSingleColour,
  resetColours,
  deleteSelection,
  copy,
  cut,
  paste,
  duplicate,
  bringForward,
  sendBackward,
  group,
  ungroup,
  centre,
  flipHorizontal,
  flipVertical,
  adapt,
  selectAll,
  clear,
];

const ALIGNMENTS: readonly Action[] = [...alignments, ...distributions];

const LENGTHS = ['', '0', '1', '2.5', '4', '.', '1e3'];

const COLOURS = ['#ff0000', '#00000080', 'rgb(1, 2, 3)', 'white'];

const WORDS = ['Emblem', 'Happy Star', 'two\nlines', '', '徽章', 'é̂', '👩‍🚀 pin'];

export function randomStep(random: Random): Step {
  const text = random.pick(WORDS) ?? '';
  const place = random.whole(0, 20);
  const pull = {place, dx: random.whole(-200, 200), dy: random.whole(-200, 200), cancelled: random.next() < 0.1};
  const steps: readonly Step[] = [
    {do: 'text', text},
    {do: 'curved-text', text},
    {do: 'path', text},
    {do: 'clipart', text},
    {do: 'type', text, fontSize: random.whole(16, 200), charSpacing: random.whole(0, 100) * 10},
    {do: 'select', place},
    {do: 'select', place},
    {do: 'toggle-visible', place},
    {do: 'toggle-locked', place},
    {do: 'drag', ...pull},
    {do: 'scale', ...pull},
    {do: 'turn', ...pull},
    {do: 'angle', value: random.whole(-360, 360)},
    {do: 'size', value: random.whole(1, 500) / 100},
    {do: 'shape', shape: random.pick(TEXT_SHAPES) ?? 'normal'},
    {do: 'recolour', from: '#cc0000', to: random.flag() ? '#00ff00' : '#cc0000'},
    {do: 'draw', dx: pull.dx, dy: pull.dy, cancelled: pull.cancelled},
    {
      do: 'nudge',
      key: random.pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) ?? 'ArrowUp',
      times: random.whole(1, 5),
    },
    {do: 'reorder', by: random.whole(1, 5)},
    {do: 'replace', place},
    {do: 'plate', place},
    {do: 'upload', left: place, cancelled: pull.cancelled},
    {do: 'replace-by-file', left: place, cancelled: pull.cancelled},
    {do: 'sticker-shape', shape: random.pick([1, 2, 3, 4] as const) ?? 1},
    {do: 'sticker-size', width: random.pick(LENGTHS) ?? '', height: random.pick(LENGTHS) ?? ''},
    {do: 'letters', fill: random.pick(COLOURS) ?? 'red', strokeWidth: random.whole(0, 5)},
    {do: 'look', fill: random.pick(COLOURS) ?? 'red', opacity: random.whole(0, 10) / 10},
    {do: 'align', id: random.pick(ALIGNMENTS)?.id ?? ''},
    {do: 'late', what: random.pick(['recolour', 'font', 'replace', 'plate'] as const) ?? 'font'},
    {do: 'type-then', text, next: random.pick(['switch-side', 'undo', 'delete', 'nothing'] as const) ?? 'nothing'},
    ...COMMANDS.map((command): Step => ({do: 'command', id: command.id})),
    {do: 'undo'},
    {do: 'undo'},
    {do: 'undo'},
    {do: 'redo'},
    {do: 'redo'},
    {do: 'undo-all'},
    {do: 'redo-all'},
    {do: 'switch-side'},
  ];
  return random.pick(steps) ?? {do: 'undo'};
}

export async function perform(test: TestEditor, step: Step): Promise<void> {
  const {editor} = test;
  switch (step.do) {
    case 'text':
      await test.give(addText, step.text);
      break;
    case 'curved-text':
      await test.give(addCurvedText, step.text);
      break;
    case 'path':
      editor.change(side => putObject(side, somePath({id: editor.ports.newId()})));
      break;
    case 'clipart':
      await test.give(addClipart, {id: 5, clipartImage: '/files/public/star.svg'});
      break;
    case 'type':
      await test.give(editText, {
        patch: {text: step.text, fontSize: step.fontSize, charSpacing: step.charSpacing},
        capture: 'grouped',
      });
      break;
    case 'select':
      editor.select(
        contentOf(test.side)
          .filter((_, index) => index % 3 === step.place % 3)
          .map(object => object.id),
      );
      break;
    case 'toggle-visible':
      await test.give(toggleVisible, anyObject(test, step.place));
      break;
    case 'toggle-locked':
      await test.give(toggleLocked, contentOf(test.side)[step.place]?.id ?? '');
      break;
    case 'drag':
    case 'scale':
    case 'turn':
      pull(test, step);
      break;
    case 'shape':
      await test.give(setTextShape, step.shape);
      break;
    case 'recolour':
      await test.give(replaceColour, {from: step.from, to: step.to});
      break;
    case 'draw':
      await draw(test, step);
      break;
    case 'angle':
      await test.give(editObject, {patch: {angle: step.value}, capture: 'grouped'});
      break;
    case 'size':
      await test.give(editObject, {patch: {scale: step.value}, capture: 'grouped'});
      break;
    case 'nudge':
      for (let time = 0; time < step.times; time += 1) test.key(step.key);
      break;
    case 'reorder':
      await test.give(
        reorder,
        rotated(
          contentOf(test.side).map(object => object.id),
          step.by,
        ),
      );
      break;
    case 'replace':
      await test.give(replacePicture, {
        address: `/files/public/${step.place}.svg`,
        ...(step.place > 0 ? {artId: step.place} : {}),
      });
      break;
    case 'plate':
      await test.give(changePlating, FINISHES[step.place % FINISHES.length] ?? SHINY_GOLD);
      break;
    case 'upload':
      await choosing(test, step, test.give(addFiles, [new File(['picture'], 'photo.png')]));
      break;
    case 'replace-by-file':
      await choosing(test, step, test.give(replaceByFile, new File(['picture'], 'photo.png')));
      break;
    case 'sticker-shape':
      await test.give(setStickerShape, step.shape);
      break;
    case 'sticker-size':
      await test.give(setStickerSize, {width: step.width, height: step.height});
      break;
    case 'letters':
      await test.give(editText, {patch: {fill: step.fill, strokeWidth: step.strokeWidth}});
      break;
    case 'look':
      await test.give(editObject, {patch: {fill: step.fill, opacity: step.opacity}, capture: 'grouped'});
      break;
    case 'late':
      await beginLate(test, step);
      break;
    case 'type-then':
      await typeThen(test, step);
      break;
    case 'command':
      await command(test, COMMANDS, step.id);
      break;
    case 'align':
      await command(test, ALIGNMENTS, step.id);
      break;
    case 'undo':
      editor.undo();
      break;
    case 'redo':
      editor.redo();
      break;
    case 'undo-all':
      while (editor.state.canUndo) editor.undo();
      break;
    case 'redo-all':
      while (editor.state.canRedo) editor.redo();
      break;
    case 'switch-side':
      await test.give(switchPosition, otherSide(test));
      break;
  }
}

/** Returns the crop dialog of a picture that is being added: with a part of it, or with giving it up. */
async function choosing(
  test: TestEditor,
  {left, cancelled}: {readonly left: number; readonly cancelled: boolean},
  work: Promise<unknown>,
): Promise<void> {
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  const stop = test.editor.subscribe(() => {
    const {crop} = test.editor.state;
    if (crop && !done) crop.reply(cancelled ? undefined : {left, top: 5, width: 120.4, height: 60});
  });
  await finished;
  stop();
}

/** Types into the panel and, before the pause after typing has passed, does something else. */
async function typeThen(test: TestEditor, {text, next}: Extract<Step, {do: 'type-then'}>): Promise<void> {
  const {editor} = test;
  const typed = editor.selected[0];
  const typing = new Debounced<string>(
    value => void editText.run(test.context, {ids: typed ? [typed.id] : [], patch: {text: value}, capture: 'grouped'}),
    300,
    editor.ports.later,
  );
  const stop = editor.addWaiting(() => typing.flush());
  typing.call(text);
  if (next === 'switch-side') await test.give(switchPosition, otherSide(test));
  else if (next === 'undo') editor.undo();
  else if (next === 'delete') await test.run(deleteSelection);
  test.wait(1000);
  stop();
}

/** Begins what must wait for the server or a font, and turns to the other side before it has its answer. */
async function beginLate(test: TestEditor, {what}: Extract<Step, {do: 'late'}>): Promise<void> {
  const begun = {
    recolour: () => test.give(replaceColour, {from: '#cc0000', to: '#123456'}),
    font: () => test.give(editText, {patch: {fontFamily: 'Lobster'}}),
    replace: () => test.give(replacePicture, {address: '/files/public/late.svg'}),
    plate: () => test.give(changePlating, SHINY_GOLD),
  }[what]();
  await test.give(switchPosition, otherSide(test));
  await begun;
}

export const otherSide = ({editor}: TestEditor): 0 | 1 => (editor.state.position === 0 ? 1 : 0);

const anyObject = (test: TestEditor, place: number): string => allOf(contentOf(test.side))[place]?.id ?? '';

const rotated = <T>(entries: readonly T[], by: number): readonly T[] => [
  ...entries.slice(by % (entries.length || 1)),
  ...entries.slice(0, by % (entries.length || 1)),
];

async function command(test: TestEditor, commands: readonly Action[], id: string): Promise<void> {
  const found = commands.find(entry => entry.id === id);
  if (!found) return;
  const running = test.run(found);
  test.editor.reply(true);
  await running;
}

/** Drags an object, a corner of the selection or its knob; a cancelled pull must leave everything as it was. */
function pull(test: TestEditor, step: Extract<Step, {do: 'drag' | 'scale' | 'turn'}>): void {
  const from = pressPoint(test, step);
  if (!from) return;
  test
    .press(from.x, from.y)
    .moveTo(from.x + step.dx / 2, from.y + step.dy / 2)
    .moveTo(from.x + step.dx, from.y + step.dy);
  if (step.cancelled) test.hand.cancel();
  else test.release();
}

function pressPoint(
  test: TestEditor,
  step: Extract<Step, {do: 'drag' | 'scale' | 'turn'}>,
): {x: number; y: number} | undefined {
  const {editor} = test;
  const frame = frameOf(editor.selected);
  if (step.do === 'turn') return frame && toPage(editor.state.camera, knobOf(frame, editor.state.camera));
  const object = step.do === 'drag' ? contentOf(test.side)[step.place] : editor.selected[0];
  return object && (step.do === 'drag' ? {x: object.left, y: object.top} : cornersOf(object)[step.place % 4]);
}

/** Draws a line with the pen and puts it away again. */
async function draw(test: TestEditor, {dx, dy, cancelled}: Extract<Step, {do: 'draw'}>): Promise<void> {
  await test.run(startDrawing);
  test
    .press(325, 325)
    .moveTo(325 + dx / 2, 325 - dy)
    .moveTo(325 + dx, 325 + dy);
  if (cancelled) test.hand.cancel();
  else test.release();
  await test.run(stopDrawing);
}

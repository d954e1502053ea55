import {useEffect, useRef} from 'react';
import {editText} from '../actions/text/edit-text';
import {matrixOf, multiplyMatrices} from '../document/matrix';
import type {AnyText} from '../document/types';
import {familiesOf} from '../objects/text/fonts';
import {LINE} from '../objects/text/geometry';
import {useEditorState, useRun, useSide, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/**
 * The field that lies over a text while it is typed into: a real text area, so that every keyboard and screen reader
 * works with it.
 */
export function TypingField() {
  const side = useSide();
  const editing = useEditorState(state => state.editing);
  const object = editing === null ? undefined : side.objects[editing];
  return object && (object.kind === 'text' || object.kind === 'curved-text') ? (
    <Field key={object.id} object={object} />
  ) : null;
}

function Field({object}: {readonly object: AnyText}) {
  const t = useText();
  const {hand} = useWorkbench();
  const {runWith} = useRun();
  const element = useRef<HTMLTextAreaElement>(null);
  const camera = useEditorState(state => state.camera);
  useEffect(() => {
    element.current?.focus({preventScroll: true});
    element.current?.select();
  }, []);
  const matrix = multiplyMatrices([camera.zoom, 0, 0, camera.zoom, camera.x, camera.y], matrixOf(object));
  return (
    <textarea
      ref={element}
      className="typing"
      aria-label={t('text.content')}
      value={object.text}
      spellCheck={false}
      style={styleOf(object, matrix)}
      onChange={event => runWith(editText, {ids: [object.id], patch: {text: event.target.value}, capture: 'grouped'})}
      onKeyDown={event => {
        if (event.key === 'Escape') hand.cancel();
      }}
    />
  );
}

/** A little room for the cursor beside the longest line, px of the object. */
const ROOM = 4;

function styleOf(object: AnyText, matrix: readonly number[]): React.CSSProperties {
  const {fontSize, fontStyle, fontWeight, fill, textAlign, charSpacing, underline, linethrough} = object;
  const straight = object.kind === 'text';
  const width = Math.max(object.width, fontSize) + ROOM;
  const lineHeight = straight ? object.lineHeight * LINE : LINE;
  const extra = straight ? ((object.lineHeight - 1) * fontSize * LINE) / 2 : 0;
  return {
    width,
    height: object.height + Math.max(0, extra * 2),
    marginLeft: -width / 2,
    marginTop: -object.height / 2 - extra,
    transform: `matrix(${matrix.join(',')})`,
    fontFamily: familiesOf(object.fontFamily),
    fontSize,
    fontStyle,
    fontWeight,
    color: fill,
    textAlign: straight ? textAlign : 'center',
    letterSpacing: `${charSpacing / 1000}em`,
    lineHeight,
    textDecoration: [underline ? 'underline' : '', linethrough ? 'line-through' : ''].join(' ').trim() || 'none',
    whiteSpace: straight && object.type === 'textbox' ? 'pre-wrap' : 'pre',
  };
}

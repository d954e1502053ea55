/** Tells screen readers what the canvas cannot: what is selected, moved and deleted. */
import {useEffect, useRef, useState} from 'react';
import {boundsOf} from '../document/geometry';
import {contentOf, workspaceOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import {namesOf, describeObject} from '../objects/describe';
import {useEditorState, useSide} from './editor-context';
import type {Translate} from '../i18n/keys';
import {useText} from './use-text';

/** The region waits for changes to end before it announces them, ms. */
const REST_MS = 500;

interface Moment {
  readonly side: Side;
  readonly selection: readonly string[];
}

/** What has changed between two moments, in words; blank for nothing that is worth saying. */
export function announcement(before: Moment, after: Moment, t: Translate): string {
  const gone = contentOf(before.side).filter(object => !after.side.objects[object.id]);
  const kept = contentOf(before.side).length - gone.length;
  const opened = kept === 0 && contentOf(after.side).length > 0;
  if (gone.length > 0 && !opened)
    return t('live.deleted', {name: gone.map(object => nameIn(before.side, object, t)).join(', ')});
  if (after.selection.join(' ') !== before.selection.join(' ')) return selectionText(after, t);
  const [id] = after.selection;
  const [was, is] = id === undefined ? [] : [before.side.objects[id], after.side.objects[id]];
  return was && is && (was.left !== is.left || was.top !== is.top) ? movedTo(after.side, is, t) : '';
}

function nameIn(side: Side, object: DesignObject, t: Translate): string {
  return describeObject(object, namesOf(contentOf(side), t).get(object.id) ?? '', t);
}

function selectionText({side, selection}: Moment, t: Translate): string {
  const objects = selection.flatMap(id => side.objects[id] ?? []);
  const [only] = objects;
  if (!only) return t('live.none');
  return objects.length > 1
    ? t('live.several', {count: objects.length})
    : t('live.selected', {name: nameIn(side, only, t)});
}

/** Pixels from the left upper corner of the drawing area. */
function movedTo(side: Side, object: DesignObject, t: Translate): string {
  const area = workspaceOf(side);
  const [from, box] = [area ? boundsOf(area) : {left: 0, top: 0}, boundsOf(object)];
  return t('live.moved', {
    name: nameIn(side, object, t),
    x: Math.round(box.left - from.left),
    y: Math.round(box.top - from.top),
  });
}

export function LiveRegion() {
  const t = useText();
  const side = useSide();
  const selection = useEditorState(state => state.selection);
  const position = useEditorState(state => state.position);
  const last = useRef<Moment & {readonly position: number}>({side, selection, position});
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = last.current;
      last.current = {side, selection, position};
      const words = before.position === position ? announcement(before, {side, selection}, t) : '';
      if (words !== '') setSaid(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [side, selection, position, t]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-live="">
      {said}
    </div>
  );
}

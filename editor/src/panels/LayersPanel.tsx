import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import {CSS} from '@dnd-kit/utilities';
import {useMemo, useRef} from 'react';
import {reorder} from '../actions/placement/arrange';
import {toggleLocked, toggleVisible} from '../actions/placement/layers';
import {selectObject} from '../actions/selection/select';
import {contentOf} from '../document/side';
import type {DesignObject} from '../document/types';
import type {MessageKey} from '../i18n/keys';
import {kindOf, membersOf} from '../objects/kinds';
import {useFindings} from '../ui/use-findings';
import {useEditorState, useRun, useSide, useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {IconButton} from '../ui/IconButton';
import {thumbnailOf} from '../ui/thumbnail';
import {useText} from '../ui/use-text';
import {namesOf, describeObject, type Names} from '../objects/describe';
import {useLayerKeys, type LayerKeys} from './use-layer-keys';
import {PanelHead} from '../ui/PanelHead';

/**
 * All objects of the side, the front one first: to select, move, hide and lock them, also without a pointer
 * (ED-097..107).
 */
export function LayersPanel() {
  const t = useText();
  const {editor} = useWorkbench();
  const {runWith} = useRun();
  const side = useSide();
  const layers = useMemo(() => contentOf(side).toReversed(), [side]);
  const names = useMemo(() => namesOf(contentOf(side), t), [side, t]);
  const list = useRef<HTMLUListElement>(null);
  const keys = useLayerKeys(layers, list);
  const findings = useFindings();
  const flaws = useMemo(() => new Map(findings.toReversed().map(({id, level}) => [id, level])), [findings]);
  const sensors = useSensors(
    useSensor(PointerSensor, {activationConstraint: {distance: 4}}),
    useSensor(KeyboardSensor, {coordinateGetter: sortableKeyboardCoordinates}),
  );

  function drop({active, over}: DragEndEvent): void {
    const ids = layers.map(layer => layer.id);
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (to >= 0) runWith(reorder, arrayMove(ids, ids.indexOf(String(active.id)), to).toReversed());
  }

  const place = (id: unknown): number => layers.findIndex(layer => layer.id === id) + 1;
  const tell = (key: MessageKey, {active, over}: {active: {id: unknown}; over?: {id: unknown} | null}): string =>
    t(key, {name: names.get(String(active.id)) ?? '', place: place(over?.id ?? active.id), count: layers.length});
  const announcements = {
    onDragStart: (event: DragStartEvent) => tell('layers.picked', event),
    onDragOver: (event: DragOverEvent) => tell('layers.over', event),
    onDragEnd: (event: DragEndEvent) => tell('layers.dropped', event),
    onDragCancel: (event: DragCancelEvent) => tell('layers.cancelled', event),
  };

  return (
    <>
      <PanelHead title={t('layers.title')} />
      <div className="panel-body">
        {layers.length === 0 && <p className="panel-empty">{t('layers.empty')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{announcements, screenReaderInstructions: {draggable: t('layers.help')}}}
          onDragStart={() => editor.settle()}
          onDragEnd={drop}
        >
          <SortableContext items={layers.map(layer => layer.id)} strategy={verticalListSortingStrategy}>
            <ul ref={list} className="layers" aria-label={t('layers.list')}>
              {layers.map(layer => (
                <Layer key={layer.id} object={layer} names={names} keys={keys} flaw={flaws.get(layer.id)} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        {layers.length > 1 && <p className="panel-help">{t('layers.help')}</p>}
        {layers.length > 0 && <p className="panel-help">{t('layers.keys')}</p>}
      </div>
    </>
  );
}

interface LayerProps {
  readonly object: DesignObject;
  readonly names: Names;
  readonly keys: LayerKeys;
  /** The worst that the print check has found. */
  readonly flaw: 'red' | 'amber' | undefined;
}

function Layer({object, names, keys, flaw}: LayerProps) {
  const t = useText();
  const {runWith} = useRun();
  const selected = useEditorState(state => state.selection.includes(object.id));
  const {attributes, listeners, setNodeRef, transform, transition, isDragging} = useSortable({id: object.id});
  const name = names.get(object.id) ?? '';
  const members = membersOf(object);
  const locked = !object.selectable;
  return (
    <li
      ref={setNodeRef}
      className={`layer ${selected ? 'layer-selected' : ''} ${isDragging ? 'layer-dragged' : ''}`}
      style={{transform: CSS.Translate.toString(transform), transition}}
    >
      <div className="layer-row">
        <button
          type="button"
          className="layer-handle"
          {...attributes}
          {...listeners}
          data-own-arrows=""
          aria-label={t('layers.move', {name})}
        >
          <Icon name="drag" size={18} />
        </button>
        <button
          type="button"
          className="layer-name"
          aria-pressed={selected}
          aria-label={describeObject(object, name, t)}
          data-layer={object.id}
          data-own-arrows=""
          tabIndex={keys.current === object.id ? 0 : -1}
          onFocus={() => keys.onFocus(object.id)}
          onKeyDown={event => keys.onKeyDown(event, object)}
          onKeyUp={keys.onKeyUp}
          onClick={() => runWith(selectObject, object.id)}
        >
          <Thumbnail object={object} />
          <span>{name}</span>
        </button>
        {flaw && (
          <span
            className={`layer-flaw ${flaw === 'red' ? 'layer-flaw-red' : ''}`}
            role="img"
            aria-label={t('describe.flawed')}
            title={t('describe.flawed')}
          />
        )}
        <VisibleButton object={object} name={name} />
        <IconButton
          icon={locked ? 'locked' : 'unlocked'}
          label={t(locked ? 'layers.unlock' : 'layers.lock', {name})}
          aria-pressed={locked}
          onClick={() => runWith(toggleLocked, object.id)}
        />
      </div>
      {members.length > 0 && <Members members={members} label={t('layers.expand', {name})} names={names} />}
    </li>
  );
}

/** Members of a group can be hidden, not locked (ED-104). */
function Members({
  members,
  label,
  names,
}: {
  readonly members: readonly DesignObject[];
  readonly label: string;
  readonly names: Names;
}) {
  return (
    <details className="layer-members">
      <summary>{label}</summary>
      <ul>
        {members.map(member => (
          <li key={member.id} className="layer-row">
            <span className="layer-name">
              <Thumbnail object={member} />
              <span>{names.get(member.id)}</span>
            </span>
            <VisibleButton object={member} name={names.get(member.id) ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function VisibleButton({object, name}: {readonly object: DesignObject; readonly name: string}) {
  const t = useText();
  const {runWith} = useRun();
  return (
    <IconButton
      icon={object.visible ? 'visible' : 'hidden'}
      label={t(object.visible ? 'layers.hide' : 'layers.show', {name})}
      aria-pressed={!object.visible}
      onClick={() => runWith(toggleVisible, object.id)}
    />
  );
}

function Thumbnail({object}: {readonly object: DesignObject}) {
  const look = kindOf(object).thumbnail?.(object);
  if (!look) return null;
  if ('picture' in look)
    return (
      <span className="layer-picture">
        <img src={thumbnailOf(look.picture, 128)} alt="" />
      </span>
    );
  return (
    <span className="layer-picture">
      <Icon name={look.icon} size={18} />
      {look.colour !== null && <span className="layer-colour" style={{background: look.colour}} />}
    </span>
  );
}

/**
 * Lets the cells of a table be edited where they stand: by double click, by F2 or Enter, or by the pencil in the cell
 * that is pointed at.
 */
import {useEffect, useRef, useState, type RefObject} from 'react';
import {IconButton, Portal, Tooltip} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import type {Field} from '@emblem/schemas';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {useLatest} from '../../widgets/use-latest';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {CellEditor} from './CellEditor';
import type {Leave} from './use-cell-form';
import {Cells, focusCell, type Cell} from './cells';
import {useEditable} from './editable';

/** Milliseconds in which a second click makes a double click; until then a click in such a cell opens nothing. */
const PAUSE = 220;
/** What is pressed for itself. */
const OWN = 'a, button, input, label';
const PENCIL = 24;

interface CellEditingProps {
  readonly view: EntityView;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly records: readonly EntityRecord[];
  readonly fields: readonly Field[];
}

const STEPS: Readonly<Record<string, readonly ['beside' | 'below', 1 | -1]>> = {
  ArrowRight: ['beside', 1],
  ArrowLeft: ['beside', -1],
  ArrowDown: ['below', 1],
  ArrowUp: ['below', -1],
};

interface PencilProps {
  readonly cell: Cell;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onLeave: (to: EventTarget | null) => void;
}

function Pencil({cell: {element, field}, name, onEdit, onLeave}: PencilProps) {
  const t = useT();
  const say = useSay();
  const {right, top, height} = element.getBoundingClientRect();
  return (
    <Portal>
      <Tooltip title={t('cell.edit')}>
        <IconButton
          tabIndex={-1}
          aria-label={t('cell.editOf', {field: say(field.label), name})}
          onClick={onEdit}
          onMouseLeave={event => onLeave(event.relatedTarget)}
          sx={{
            position: 'fixed',
            left: right - PENCIL - 2,
            top: top + (height - PENCIL) / 2,
            zIndex: 'appBar',
            width: PENCIL,
            height: PENCIL,
            p: 0,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
            '&:hover': {backgroundColor: 'background.paper', color: 'primary.main'},
          }}
        >
          <EditIcon sx={{fontSize: 15}} />
        </IconButton>
      </Tooltip>
    </Portal>
  );
}

/** What the events in a table's body do. */
function useCellEvents(
  body: RefObject<HTMLTableSectionElement | null>,
  cells: () => Cells | undefined,
  edit: (cell: Cell) => void,
  point: (cell?: Cell) => void,
): void {
  const timer = useRef<number>(undefined);
  const click = useLatest((event: MouseEvent) => {
    const {target} = event;
    // A click that was put off comes a second time, made by a script.
    if (
      !event.isTrusted ||
      event.detail > 2 ||
      !(target instanceof Element) ||
      target.closest(OWN) ||
      !cells()?.at(target)
    )
      return;
    event.stopPropagation();
    window.clearTimeout(timer.current);
    if (event.detail === 1)
      timer.current = window.setTimeout(
        () => target.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})),
        PAUSE,
      );
  });
  const twice = useLatest((event: MouseEvent) => {
    const cell = cells()?.at(event.target);
    if (!cell || (event.target instanceof Element && event.target.closest(OWN))) return;
    window.clearTimeout(timer.current);
    window.getSelection()?.removeAllRanges();
    edit(cell);
  });
  const press = useLatest((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const {key, target} = event;
    const at = cells()?.at(target);
    const own = at && at.element === target ? at : undefined;
    const cell = key === 'F2' ? (at ?? cells()?.firstAt(target)) : key === 'Enter' ? own : undefined;
    const step = own && STEPS[key];
    const next = step && cells()?.[step[0]](own, step[1]);
    if (cell) edit(cell);
    else if (next) focusCell(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const over = useLatest((event: MouseEvent | FocusEvent) => point(cells()?.at(event.target)));
  const out = useLatest((event: MouseEvent) => {
    if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest('button'))) point();
  });
  const scroll = useLatest(() => point());
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    element.addEventListener('click', click, true);
    element.addEventListener('dblclick', twice);
    element.addEventListener('keydown', press);
    element.addEventListener('mouseover', over);
    element.addEventListener('focusin', over);
    element.addEventListener('mouseleave', out);
    window.addEventListener('scroll', scroll, true);
    return () => {
      element.removeEventListener('click', click, true);
      element.removeEventListener('dblclick', twice);
      element.removeEventListener('keydown', press);
      element.removeEventListener('mouseover', over);
      element.removeEventListener('focusin', over);
      element.removeEventListener('mouseleave', out);
      window.removeEventListener('scroll', scroll, true);
      window.clearTimeout(timer.current);
    };
  }, [body, click, twice, press, over, out, scroll]);
}

export function CellEditing({view, body, records, fields}: CellEditingProps) {
  const isEditable = useEditable(view);
  const [pointed, setPointed] = useState<Cell>();
  const [edited, setEdited] = useState<Cell>();
  const cells = () => (body.current ? new Cells(body.current, records, fields, isEditable) : undefined);
  const edit = (cell: Cell) => {
    setPointed(undefined);
    setEdited(cell);
  };
  useCellEvents(body, cells, edit, setPointed);
  const leave = (cell: Cell, how: Leave) => {
    setEdited(undefined);
    if (how === 'away') return;
    const next = how === 'stay' ? undefined : cells()?.beside(cell, how === 'next' ? 1 : -1);
    if (next) setEdited(next);
    else focusCell(cell);
  };
  return (
    <>
      {pointed && !edited && (
        <Pencil
          cell={pointed}
          name={recordLabel(view.entity, pointed.record)}
          onEdit={() => edit(pointed)}
          onLeave={to => (to instanceof Element && pointed.element.contains(to) ? undefined : setPointed(undefined))}
        />
      )}
      {edited && (
        <CellEditor
          key={`${edited.record.id}.${edited.field.name}`}
          view={view}
          cell={edited}
          onLeave={how => leave(edited, how)}
        />
      )}
    </>
  );
}

/** Lines entered as in a spreadsheet: by keys, by the mouse, and pasted from one. */
import {useEffect, useId, useMemo, useRef, useState} from 'react';
import {Box, Button, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {LINES_LIMIT, type Entity, type Field, type Lines} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {visuallyHidden} from '../../theme/visually-hidden';
import {isNumeric, valueOf} from './cell-text';
import {withValue, type Pasted} from './edit';
import {GRID_LOOK} from './grid-look';
import {GridRow} from './GridRow';
import {OwnerFigures} from './OwnerFigures';
import type {Row} from './rows';
import {TotalsRow} from './TotalsRow';
import {useLiveRows} from './use-live-rows';
import {useGrid, type Grid} from './use-grid';
import {useRowDrag, type RowDrag} from './use-row-drag';

export type RowFaults = Readonly<Record<string, string>>;

export interface LinesGridProps {
  readonly child: Entity;
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly rows: readonly Row[];
  /** What the lines belong to, as it is being entered. */
  readonly record: Values;
  readonly faults: ReadonlyMap<number, RowFaults>;
  readonly onChange: (rows: readonly Row[]) => void;
  /** The cell that somebody is led to; another object each time. */
  readonly led: Led | undefined;
}

export interface Led {
  readonly row: number;
  readonly name: string;
}

function markOf(drag: RowDrag | undefined, index: number): 'above' | 'below' | undefined {
  if (drag?.to !== index || drag.from === index) return undefined;
  return drag.to < drag.from ? 'above' : 'below';
}

/** What was done with a paste, where not all of it was taken. */
function usePasteNote(): readonly [note: string, tell: (what: Pasted) => void] {
  const t = useT();
  const [note, setNote] = useState('');
  const tell = ({taken, left, surplus}: Pasted) =>
    setNote(
      [
        t('lines.pasted', {count: taken}),
        left > 0 ? t('lines.pasteLeft', {count: left}) : '',
        surplus > 0 ? t('lines.pasteSurplus', {count: surplus, limit: LINES_LIMIT}) : '',
      ]
        .filter(part => part !== '')
        .join(' '),
    );
  return [note, tell];
}

/** The rows with what is being typed, so that figures follow each key. */
function useTypedRows({editing, draft}: Grid, columns: readonly Field[], rows: readonly Row[]): readonly Row[] {
  return useMemo(() => {
    const field = editing && columns[editing.column];
    return editing && field && draft !== undefined
      ? withValue(rows, editing.row, field.name, valueOf(field, draft))
      : rows;
  }, [editing, draft, columns, rows]);
}

function Heads({columns}: {readonly columns: readonly Field[]}) {
  const t = useT();
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col">{t('lines.number')}</th>
        {columns.map(field => (
          <th key={field.name} scope="col" className={isNumeric(field) ? 'number' : 'text'}>
            {say(field.label)}
            {field.required && <span aria-hidden> *</span>}
          </th>
        ))}
        <th scope="col" className="acts">
          <span style={visuallyHidden}>{t('list.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

export function LinesGrid({child, lines, columns, rows, record, faults, onChange, led}: LinesGridProps) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const [note, tell] = usePasteNote();
  const body = useRef<HTMLTableSectionElement>(null);
  const grid = useGrid({body, child, lines, columns, rows, onChange, onPasted: tell});
  const live = useLiveRows({child, lines, rows: useTypedRows(grid, columns, rows), owner: record});
  const {drag, grab} = useRowDrag(body, grid.move);
  const {active, editing, type, commit, cancel, begin, go, duplicate, remove} = grid;
  const acts = useMemo(
    () => ({type, commit, cancel, begin, go, duplicate, remove}),
    [type, commit, cancel, begin, go, duplicate, remove],
  );
  useEffect(() => {
    if (!led) return;
    const column = columns.findIndex(({name}) => name === led.name);
    go({row: led.row, column: Math.max(0, column)});
  }, [led, go, columns]);
  const full = rows.length >= LINES_LIMIT;
  return (
    <Box sx={GRID_LOOK}>
      <div className="frame">
        <Box
          component="table"
          role="grid"
          aria-label={say(lines.label)}
          aria-describedby={`${id}-keys`}
          aria-rowcount={rows.length + 1}
          onKeyDown={grid.press}
          onPaste={grid.paste}
          onCopy={grid.copy}
        >
          <Heads columns={columns} />
          <tbody ref={body}>
            {live.map((row, index) => (
              <GridRow
                key={row._key}
                child={child}
                lines={lines}
                columns={columns}
                row={row}
                index={index}
                active={active.row === index ? active.column : undefined}
                editing={editing?.row === index ? (editing.replaces ? 'replaced' : 'whole') : undefined}
                faults={faults.get(index)}
                id={id}
                mark={markOf(drag, index)}
                grid={acts}
                onGrab={grab}
              />
            ))}
          </tbody>
          {rows.length > 0 && <TotalsRow acts lines={lines} columns={columns} rows={live} />}
        </Box>
      </div>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{py: 1}}>
          {t('lines.none')}
        </Typography>
      )}
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: 1}}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={full} onClick={grid.add}>
          {t('lines.add')}
        </Button>
        <Typography id={`${id}-keys`} variant="caption" color="textSecondary">
          {t(child.sort ? 'lines.keysSorted' : 'lines.keys')}
        </Typography>
        <Typography role="status" variant="caption" sx={note === '' ? visuallyHidden : undefined}>
          {note}
        </Typography>
        <OwnerFigures lines={lines} />
      </Box>
    </Box>
  );
}

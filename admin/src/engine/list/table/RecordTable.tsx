/** A list as a dense table. */
import {Fragment, memo, useRef} from 'react';
import {Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import type {Field, Lines} from '@emblem/schemas';
import {controlFor} from '../../../controls/registry';
import {recordLabel} from '../../../controls/shared/record-label';
import {useSay, useT} from '../../../i18n/hooks';
import {CELL} from '../../../theme/cells';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {PageLink} from '../../../widgets/PageLink';
import {openPreview, usePreviewed} from '../../list-state/preview-address';
import {CellEditing} from '../../inline/CellEditing';
import {cellProps} from '../../inline/cells';
import type {EntityRecord} from '../../../model/record';
import type {EntityView} from '../../../model/views';
import {pathsOf} from '../../../model/paths';
import {CellValue} from '../../rows/CellValue';
import {titleColumn} from '../../list-state/shown-columns';
import {HeadCell} from './HeadCell';
import {isGone, otherMarks} from '../../rows/others';
import {useListState, useRecords} from '../../list-state/list-state';
import {RowMenu} from '../../rows/RowMenu';
import {rowProps} from '../../rows/focus';
import {SelectBox} from '../../rows/SelectBox';
import {useSelection, type ListedProps, type Selection} from '../../rows/selection';
import {UnfoldButton, UnfoldedLines} from '../../rows/UnfoldedLines';
import {useContentWidths} from './use-content-widths';
import {useFit} from './use-fit';
import {useFirstRows} from '../../rows/use-first-rows';

const CHECKBOX_WIDTH = 42;
const UNFOLD_WIDTH = 32;
const ACTIONS_WIDTH = 84;
const MIN_HEIGHT = 160;
const ROW_HEIGHT = 37;
/** Of the heads, which stay in sight above the row that is gone to. */
const HEAD_HEIGHT = 40;

interface LinesRowProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
  readonly lines: Lines;
  /** How many cells a row has. */
  readonly columns: number;
  /** Pixels. */
  readonly width: number;
}

interface RowProps extends ListedProps {
  readonly view: EntityView;
  /** Where the columns begin that stay in sight. */
  readonly frozen: readonly number[];
  readonly fields: readonly Field[];
  readonly title?: Field;
  /** Shown beside the list. */
  readonly previewed: boolean;
  /** Shows its lines; undefined where it has none. */
  readonly unfolded?: boolean;
  readonly lines?: Lines;
  readonly onUnfold?: (id: number) => void;
}

/** The row of the lines below the row of their record, as wide as what is in sight of the table. */
function LinesRow({view, record, lines, columns, width}: LinesRowProps) {
  return (
    <tr className={CELL.unfolded}>
      <td colSpan={columns}>
        <div style={{width}}>
          <UnfoldedLines view={view} record={record} lines={lines} />
        </div>
      </td>
    </tr>
  );
}

const CHECK_HEAD = {width: CHECKBOX_WIDTH, left: 0, zIndex: 4} as const;
const ACTIONS_HEAD = {width: ACTIONS_WIDTH, right: 0, zIndex: 4} as const;
/** The boxes stand at the left edge, however far the table is scrolled. */
const START = {left: 0} as const;

function classOf(field: Field, left: number | undefined): string | undefined {
  const names = [controlFor(field).align && CELL.number, left !== undefined && CELL.frozen].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}

const Row = memo((props: RowProps) => {
  const {view, record, fields, title, frozen, previewed, selected, selectable, onToggle} = props;
  const {unfolded = false, lines, onUnfold} = props;
  const t = useT();
  const name = recordLabel(view.entity, record);
  const path = pathsOf(view).main(record.id);
  const gone = isGone(view.entity, record);
  return (
    <tr
      {...rowProps(record.id)}
      data-previewed={previewed || undefined}
      data-selected={selected || undefined}
      data-gone={gone || undefined}
      {...otherMarks(record)}
      onClick={gone ? undefined : () => openPreview(record.id)}
    >
      {selectable && (
        <td className={`${CELL.check} ${CELL.frozen}`} style={START} onClick={event => event.stopPropagation()}>
          <SelectBox
            label={t('list.selectRow', {name})}
            checked={selected}
            onChange={range => onToggle(record.id, range)}
          />
        </td>
      )}
      {lines && onUnfold && (
        <td
          className={`${CELL.check} ${CELL.frozen}`}
          style={{left: selectable ? CHECKBOX_WIDTH : 0}}
          onClick={event => event.stopPropagation()}
        >
          {!gone && <UnfoldButton view={view} record={record} lines={lines} unfolded={unfolded} onToggle={onUnfold} />}
        </td>
      )}
      {fields.map((field, index) => (
        <td
          key={field.name}
          {...cellProps(field)}
          className={classOf(field, frozen[index])}
          style={frozen[index] === undefined ? undefined : {left: frozen[index]}}
        >
          {field === title && !gone && !field.relation ? (
            <PageLink to={path} className={CELL.link} onClick={event => event.stopPropagation()}>
              <CellValue field={field} record={record} />
            </PageLink>
          ) : (
            <CellValue field={field} record={record} />
          )}
        </td>
      ))}
      <td className={CELL.actions} onClick={event => event.stopPropagation()}>
        <RowMenu view={view} record={record} />
      </td>
    </tr>
  );
});
Row.displayName = 'Row';

interface HeadsProps {
  readonly selection: Selection;
  /** Pixels: what stands before the columns, and each of them. */
  readonly handle: number;
  readonly widths: readonly number[];
  readonly frozen: readonly number[];
}

function Heads({selection: {selectable, pageState, togglePage}, handle, widths, frozen}: HeadsProps) {
  const t = useT();
  const say = useSay();
  const {columns, unfolding} = useListState();
  const {sort} = useRecords();
  return (
    <TableHead>
      <TableRow>
        {selectable && (
          <TableCell padding="none" align="center" className={CELL.check} style={CHECK_HEAD}>
            <SelectBox
              label={t('list.selectPage')}
              checked={pageState === 'all'}
              indeterminate={pageState === 'some'}
              onChange={togglePage}
            />
          </TableCell>
        )}
        {unfolding && (
          <TableCell
            padding="none"
            className={CELL.check}
            style={{width: UNFOLD_WIDTH, left: handle - UNFOLD_WIDTH, zIndex: 4}}
          >
            <Box component="span" sx={visuallyHidden}>
              {say(unfolding.lines.label)}
            </Box>
          </TableCell>
        )}
        {columns.fields.map((field, index) => (
          <HeadCell key={field.name} field={field} width={widths[index] ?? 0} left={frozen[index]} sort={sort} />
        ))}
        <TableCell padding="none" className={CELL.actions} style={ACTIONS_HEAD}>
          <Box component="span" sx={visuallyHidden}>
            {t('list.actions')}
          </Box>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

export function RecordTable({records}: {readonly records: readonly EntityRecord[]}) {
  const say = useSay();
  const {view, columns, unfolding} = useListState();
  const selection = useSelection(records);
  const {selectable, isSelected, toggle} = selection;
  const shown = useFirstRows(records, ROW_HEIGHT);
  const previewed = usePreviewed();
  const body = useRef<HTMLTableSectionElement>(null);
  const title = titleColumn(view.entity, columns.fields);
  const {height} = view.list;
  const least = Math.min(MIN_HEIGHT, HEAD_HEIGHT + records.length * ROW_HEIGHT);
  const handle = (selectable ? CHECKBOX_WIDTH : 0) + (unfolding ? UNFOLD_WIDTH : 0);
  const others = ACTIONS_WIDTH + handle;
  const cellsBeside = 1 + Number(selectable) + Number(unfolding !== undefined);
  const {frame, widths, frozen, room} = useFit(columns, {
    handle,
    others,
    title: title ? columns.fields.indexOf(title) : -1,
    content: useContentWidths(records),
  });
  return (
    <TableContainer
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={say(view.title)}
      aria-keyshortcuts="j k Enter e x"
      style={{
        scrollPaddingTop: HEAD_HEIGHT,
        minHeight: least,
        ...(height === undefined ? {maxHeight: Math.max(room?.height ?? 0, MIN_HEIGHT)} : {height}),
      }}
    >
      <Table
        stickyHeader
        size="small"
        className={CELL.table}
        style={{minWidth: widths.reduce((sum, width) => sum + width, others)}}
      >
        <Heads selection={selection} handle={handle} widths={widths} frozen={frozen} />
        <TableBody ref={body}>
          {/* Not before it is known how wide they are: they would all be drawn twice. */}
          {room !== undefined &&
            shown.map(record => (
              <Fragment key={record.id}>
                <Row
                  view={view}
                  record={record}
                  fields={columns.fields}
                  title={title}
                  frozen={frozen}
                  previewed={record.id === previewed}
                  selected={isSelected(record.id)}
                  selectable={selectable}
                  onToggle={toggle}
                  unfolded={unfolding?.isUnfolded(record.id)}
                  lines={unfolding?.lines}
                  onUnfold={unfolding?.toggle}
                />
                {unfolding?.isUnfolded(record.id) && (
                  <LinesRow
                    view={view}
                    record={record}
                    lines={unfolding.lines}
                    columns={columns.fields.length + cellsBeside}
                    width={room.width}
                  />
                )}
              </Fragment>
            ))}
        </TableBody>
      </Table>
      <CellEditing view={view} body={body} records={shown} fields={columns.fields} />
    </TableContainer>
  );
}

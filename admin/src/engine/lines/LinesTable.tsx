/** The lines of a record for reading: a table with what they come to, or on a narrow screen a block for each. */
import type {ReactNode} from 'react';
import {Box, Link, Typography, useMediaQuery, type Theme} from '@mui/material';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useCan, useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {asNumber, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {pathsOf} from '../../model/paths';
import {homeOf, viewOf} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';
import {isNumeric} from './cell-text';
import {GRID_LOOK} from './grid-look';
import {rowsOf, type Row} from './rows';
import {TotalsRow, useTotal} from './TotalsRow';
import {useColumns} from './use-columns';

interface LinesTableProps {
  readonly lines: Lines;
  readonly record: Values | undefined;
}

/** What the line looks like, where it has a picture that the user may see. */
function usePicture({entity}: Lines): Field | undefined {
  const session = useSession();
  const child = model.entity(entity);
  return child.fields.find(field => field.control === 'image' && canSee(session, child, field));
}

/** A line is opened by its name, by those who may read it at its own address; its picture stands before it. */
function Cell({field, row, lines}: {readonly field: Field; readonly row: Row; readonly lines: Lines}) {
  const can = useCan();
  const view = viewOf(homeOf(lines.entity));
  const id = asNumber(row.id);
  const picture = usePicture(lines);
  if (view && id !== undefined && field.name === view.entity.display && can(view.entity, 'read'))
    return (
      <Box sx={{display: 'flex', alignItems: 'center', justifyContent: {xs: 'flex-end', sm: 'flex-start'}, gap: 1}}>
        {picture && row[picture.name] ? (
          <FieldDisplay field={picture} value={row[picture.name]} record={row} dense />
        ) : null}
        <Link component={PageLink} to={pathsOf(view).main(id)} color="textPrimary" sx={{fontWeight: 600}}>
          {recordLabel(view.entity, {...row, id})}
        </Link>
      </Box>
    );
  return <FieldDisplay field={field} value={row[field.name]} record={row} dense />;
}

interface PartProps {
  readonly lines: Lines;
  readonly rows: readonly Row[];
}

function Blocks({lines, rows}: PartProps) {
  const say = useSay();
  const t = useT();
  const {columns} = useColumns(lines);
  const total = useTotal(rows);
  const entry = (field: Field, value: ReactNode) => (
    <Box key={field.name} sx={{display: 'contents'}}>
      <Box component="dt" sx={{color: 'text.secondary'}}>
        {say(field.label)}
      </Box>
      <Box component="dd" sx={{m: 0, textAlign: 'end', overflowWrap: 'anywhere'}}>
        {value}
      </Box>
    </Box>
  );
  const list = {m: 0, py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', fontSize: '0.8125rem'};
  const grid = {gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.25};
  const summed = columns.filter(({name}) => lines.totals?.includes(name));
  return (
    <Box component="ol" aria-label={say(lines.label)} sx={{listStyle: 'none', m: 0, p: 0}}>
      {rows.map(row => (
        <Box component="li" key={row._key}>
          <Box component="dl" sx={{...list, ...grid}}>
            {columns
              .filter(({name}) => !isBlank(row[name]))
              .map(field => entry(field, <Cell field={field} row={row} lines={lines} />))}
          </Box>
        </Box>
      ))}
      {summed.length > 0 && (
        <Box component="li" aria-label={t('lines.total')}>
          <Box component="dl" sx={{...list, ...grid, fontWeight: 650}}>
            {summed.map(field => entry(field, total(field)))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function classOf(field: Field, {display}: Entity): string {
  if (isNumeric(field)) return 'number';
  return field.name === display ? 'text name' : 'text';
}

function Wide({lines, rows}: PartProps) {
  const say = useSay();
  const t = useT();
  const {child, columns} = useColumns(lines);
  return (
    <Box sx={GRID_LOOK}>
      <Box className="frame" tabIndex={0} role="group" aria-label={say(lines.label)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('lines.number')}</th>
              {columns.map(field => (
                <th key={field.name} scope="col" className={isNumeric(field) ? 'number' : 'text'}>
                  {say(field.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row._key}>
                <th scope="row">{index + 1}</th>
                {columns.map(field => (
                  <td key={field.name} className={classOf(field, child)}>
                    <Cell field={field} row={row} lines={lines} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <TotalsRow lines={lines} columns={columns} rows={rows} />
        </table>
      </Box>
    </Box>
  );
}

export function LinesTable({lines, record}: LinesTableProps) {
  const t = useT();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  const {child} = useColumns(lines);
  const rows = rowsOf(child, lines, record);
  if (!rows || rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('lines.none')}
      </Typography>
    );
  return narrow ? <Blocks lines={lines} rows={rows} /> : <Wide lines={lines} rows={rows} />;
}

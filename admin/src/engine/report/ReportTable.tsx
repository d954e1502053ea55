/** A table of figures; each row opens its records. */
import {useState} from 'react';
import {
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {saveFile} from '../exchange/save-file';
import {csvOf} from './csv';
import {changeOf, type Row} from './rows';
import type {Words} from './words';

/** Rows that are shown before somebody asks for all. */
const FIRST_ROWS = 50;

export interface ReportTableProps {
  readonly label: string;
  readonly by: readonly string[];
  readonly measures: readonly string[];
  readonly rows: readonly Row[];
  readonly totals: Row['figures'];
  /** Where there is an earlier period beside. */
  readonly earlierTotals?: Row['figures'];
  readonly more: boolean;
  readonly words: Words;
  readonly addressOf: (of: Row['of']) => string;
  /** Begins the name of the file. */
  readonly file: string;
  /** Tables leave the console with the right to export the records behind them. */
  readonly mayExport: boolean;
}

const FIGURE = {fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'} as const;

function save({by, measures, rows, words, file}: ReportTableProps): void {
  const head = [...by.map(words.dimension), ...measures.map(words.measure)];
  const body = rows.map(row => [
    ...by.map(name => words.valueIn(row, name)),
    ...measures.map(name => String(row.figures[name] ?? '')),
  ]);
  saveFile(csvOf([head, ...body]), `${file}.csv`);
}

function FigureCells({row, measures, words}: Pick<ReportTableProps, 'measures' | 'words'> & {readonly row: Row}) {
  return measures.map(name => (
    <TableCell key={name} align="right" sx={FIGURE}>
      {words.figure(name, row.figures[name])}
      {words.share(name, row.shares) && (
        <Typography variant="caption" color="textSecondary" component="div">
          {words.share(name, row.shares)}
        </Typography>
      )}
      {row.earlier && (
        <Typography variant="caption" color="textSecondary" component="span" sx={{ml: 0.75}}>
          {words.change(changeOf(row.figures[name], row.earlier[name]))}
        </Typography>
      )}
    </TableCell>
  ));
}

export function ReportTable(props: ReportTableProps) {
  const {label, by, measures, rows, totals, more, words, addressOf, mayExport} = props;
  const t = useT();
  const [all, setAll] = useState(false);
  // Paper has no button that shows the others.
  const isPrinted = useMediaQuery('print');
  const shown = all || isPrinted ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{maxHeight: 560}}>
        <Table size="small" stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              {by.map(name => (
                <TableCell key={name}>{words.dimension(name)}</TableCell>
              ))}
              {measures.map(name => (
                <TableCell key={name} align="right">
                  {words.measure(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(row => (
              <TableRow key={row.key} hover>
                {by.map((name, index) => (
                  <TableCell key={name} component={index === 0 ? 'th' : 'td'} scope={index === 0 ? 'row' : undefined}>
                    {index === 0 ? (
                      <Link component={PageLink} to={addressOf(row.of)}>
                        {words.valueIn(row, name)}
                      </Link>
                    ) : (
                      words.valueIn(row, name)
                    )}
                  </TableCell>
                ))}
                <FigureCells row={row} measures={measures} words={words} />
              </TableRow>
            ))}
            <TableRow sx={{'& > *': {fontWeight: 600}}}>
              <TableCell component="th" scope="row" colSpan={by.length}>
                {t('report.total')}
              </TableCell>
              {measures.map(name => (
                <TableCell key={name} align="right" sx={FIGURE}>
                  {words.figure(name, totals[name])}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1, py: 0.5}}>
        {more && (
          <Typography variant="caption" color="textSecondary">
            {t('report.more', {count: rows.length})}
          </Typography>
        )}
        {!all && rows.length > FIRST_ROWS && (
          <Button size="small" onClick={() => setAll(true)}>
            {t('report.allRows', {count: rows.length})}
          </Button>
        )}
        {mayExport && (
          <Button size="small" startIcon={<DownloadIcon />} sx={{ml: 'auto'}} onClick={() => save(props)}>
            CSV
          </Button>
        )}
      </Box>
    </>
  );
}

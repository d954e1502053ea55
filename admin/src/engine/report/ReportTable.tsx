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
import {TIME, type ReportRow} from '@emblem/schemas/reports';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {download, saveFile} from '../exchange/save-file';
import {csvOf} from './csv';
import {FigureLevel} from './FigureLevel';
import type {Figure} from './use-report';
import type {Words} from './use-words';

interface RowNameProps {
  readonly row: ReportRow;
  readonly name: string;
}

type Naming = (name: string) => string;

/** Rows that are shown before somebody asks for all. */
const FIRST_ROWS = 50;

export interface ReportTableProps {
  readonly label: string;
  readonly by: readonly string[];
  readonly measures: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow['figures'];
  readonly more: boolean;
  readonly words: Words;
  readonly addressOf: (of: ReportRow['of'], measure?: string, isEarlier?: boolean) => string;
  /** Of the days beside, where there are any. */
  readonly earlierTotals?: ReportRow['figures'];
  /** Begins the name of the file. */
  readonly file: string;
  /** The table as the server writes it for spreadsheets. */
  readonly workbook: () => Promise<Blob>;
  /** Tables leave the console with the right to export the records behind them. */
  readonly mayExport: boolean;
}

const FIGURE = {fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'} as const;

const isKnown = (figure: Figure | undefined): boolean => figure !== null && figure !== undefined;

function save({by, measures, rows, words, file, earlierTotals}: ReportTableProps, besideMeasure: Naming): void {
  const beside = earlierTotals ? measures : [];
  const head = [...by.map(words.dimension), ...measures.map(words.measure), ...beside.map(besideMeasure)];
  const body = rows.map(row => [
    ...by.map(name => words.valueIn(row, name)),
    ...measures.map(name => String(row.figures[name] ?? '')),
    ...beside.map(name => String(row.earlier?.[name] ?? '')),
  ]);
  saveFile(csvOf([head, ...body]), `${file}.csv`);
}

interface FigureCellsProps extends Pick<ReportTableProps, 'measures' | 'words'> {
  readonly row: Pick<ReportRow, 'of' | 'figures' | 'shares' | 'earlier'>;
}

function FigureCells({row, measures, words}: FigureCellsProps) {
  return measures.map(name => (
    <TableCell key={name} align="right" sx={FIGURE}>
      <FigureLevel measure={name} of={row.of} figure={row.figures[name]} words={words} />
      {words.share(name, row.shares) && (
        <Typography variant="caption" color="textSecondary" component="div">
          {words.share(name, row.shares)}
        </Typography>
      )}
      {row.earlier && isKnown(row.earlier[name]) && (
        <Typography variant="caption" color="textSecondary" component="div">
          {words.beside(name, row.figures[name], row.earlier[name])}
        </Typography>
      )}
    </TableCell>
  ));
}

/** What a row is about, and the step beside it, or that it is of the other days alone. */
function RowName({row, name, words, addressOf}: Pick<ReportTableProps, 'words' | 'addressOf'> & RowNameProps) {
  const t = useT();
  const {of, earlierStep, isEarlier} = row;
  const beside = isEarlier
    ? t('report.onlyEarlier', {days: words.earlierDays})
    : name === TIME && earlierStep !== undefined && t('report.besideStep', {step: words.value(TIME, earlierStep)});
  return (
    <>
      <Link component={PageLink} to={addressOf(of, undefined, isEarlier)}>
        {words.valueIn(row, name)}
      </Link>
      {beside && (
        <Typography variant="caption" color="textSecondary" component="div">
          {beside}
        </Typography>
      )}
    </>
  );
}

/** Saves the table as the server writes it, or as it is shown. */
function SaveButtons(props: ReportTableProps) {
  const {words} = props;
  const t = useT();
  const besideMeasure = (name: string) =>
    t('report.besideMeasure', {measure: words.measure(name), days: words.earlierDays});
  return (
    <Box sx={{ml: 'auto', display: 'flex', gap: 0.5}}>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        onClick={() => void download(props.workbook(), `${props.file}.xlsx`)}
      >
        Excel
      </Button>
      <Button size="small" startIcon={<DownloadIcon />} onClick={() => save(props, besideMeasure)}>
        CSV
      </Button>
    </Box>
  );
}

export function ReportTable(props: ReportTableProps) {
  const {label, by, measures, rows, totals, more, words, addressOf, mayExport, earlierTotals} = props;
  const t = useT();
  const [all, setAll] = useState(false);
  // Paper has no button that shows the others.
  const isPrinted = useMediaQuery('print');
  const shown = all || isPrinted ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      {earlierTotals && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{px: 2, py: 0.75}}>
          {t('report.besideThese', {days: words.earlierDays})}
        </Typography>
      )}
      <TableContainer tabIndex={0} role="group" aria-label={label} sx={{maxHeight: 560}}>
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
                      <RowName row={row} name={name} words={words} addressOf={addressOf} />
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
              <FigureCells
                row={{of: {}, figures: totals, shares: {}, earlier: earlierTotals}}
                measures={measures}
                words={words}
              />
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
        {mayExport && <SaveButtons {...props} />}
      </Box>
    </>
  );
}

/** The lines of a record in its form: a grid, or on a narrow screen a card for each. */
import {useEffect, useMemo, useRef, useState} from 'react';
import {Alert, Box, Button, Link, Typography, useMediaQuery, type Theme} from '@mui/material';
import {useFormContext, useFormState, useWatch} from 'react-hook-form';
import {LINES_LIMIT, type Entity, type Lines} from '@emblem/schemas';
import {copiedOf} from '@emblem/schemas/expression';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank, sameValue} from '../../model/equal';
import {useFormTarget} from '../../model/form-target';
import {asList, isValues, type Values} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import {allOf, viewOf} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';
import {useCopied} from '../figures/use-copied';
import {isLocked, type FormMode} from '../fields/fields';
import {flatErrors} from '../validation/server-errors';
import {LinesCards} from './LinesCards';
import {LinesGrid, type Led, type RowFaults} from './LinesGrid';
import {LinesTable} from './LinesTable';
import {isRow, isStored, type Row} from './rows';
import {useColumns} from './use-columns';

/** Rows that say what they said before are the same objects, so that they are not drawn again. */
function useRows(value: unknown): readonly Row[] {
  const [kept, keep] = useState<readonly Row[]>([]);
  const before = new Map(kept.map(row => [row._key, row]));
  const rows = asList(value)
    .filter(isRow)
    .map(row => {
      const old = before.get(row._key);
      return old && sameValue(old, row) ? old : row;
    });
  const isSame = rows.length === kept.length && rows.every((row, index) => row === kept[index]);
  if (!isSame) keep(rows);
  return isSame ? kept : rows;
}

function messagesOf(errors: unknown): RowFaults {
  if (!isValues(errors)) return {};
  if (typeof errors.message === 'string') return {'': errors.message};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const [first] =
        isValues(error) && typeof error.message === 'string'
          ? [error.message]
          : flatErrors(error).map(([, text]) => text);
      return first === undefined ? [] : [[name, first]];
    }),
  );
}

/** What is wrong, by row. A line that is new is not blamed for what has not been entered before somebody saves. */
function useFaults(name: string, rows: readonly Row[]): ReadonlyMap<number, RowFaults> {
  const {errors, isSubmitted} = useFormState();
  const all: unknown = errors[name];
  return useMemo(() => {
    const found = new Map<number, RowFaults>();
    if (!Array.isArray(all)) return found;
    for (const [index, row] of rows.entries()) {
      const faults = Object.entries(messagesOf(all[index])).filter(
        ([field]) => isSubmitted || isStored(row) || !isBlank(row[field]),
      );
      if (faults.length > 0) found.set(index, Object.fromEntries(faults));
    }
    return found;
  }, [all, rows, isSubmitted]);
}

/** The record with what is entered of it, as far as its lines take it over. */
function useOwner(child: Entity, lines: Lines): Values {
  const {record} = useFormTarget();
  const names = useMemo(
    () =>
      child.computed.flatMap(({computed}) => {
        const copied = copiedOf(computed);
        return copied?.via === lines.field ? [copied.from] : [];
      }),
    [child, lines],
  );
  const entered: readonly unknown[] = useWatch({name: names});
  const copied = useCopied();
  const key = JSON.stringify(entered);
  return useMemo(() => {
    const values: readonly unknown[] = JSON.parse(key);
    const known = {...record, ...copied};
    return {...known, ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? known[name]]))};
  }, [record, copied, names, key]);
}

interface FaultsProps {
  readonly name: string;
  readonly faults: ReadonlyMap<number, RowFaults>;
  readonly onLead: () => void;
}

function Faults({name, faults, onLead}: FaultsProps) {
  const t = useT();
  const {errors} = useFormState();
  const own: unknown = errors[name]?.message;
  const count = [...faults.values()].reduce((sum, each) => sum + Object.keys(each).length, 0);
  if (count === 0 && typeof own !== 'string') return null;
  return (
    <Alert
      severity="error"
      sx={{mb: 1, py: 0}}
      action={
        count > 0 && (
          <Button color="inherit" onClick={onLead}>
            {t('lines.firstFault')}
          </Button>
        )
      }
    >
      {typeof own === 'string' ? own : t('lines.faults', {count})}
    </Alert>
  );
}

function TooMany({lines, record}: {readonly lines: Lines; readonly record: Values | undefined}) {
  const t = useT();
  const view = viewOf(allOf(lines.entity));
  const query = new URLSearchParams({filter: JSON.stringify({[lines.field]: record?.id})});
  return (
    <Alert severity="info">
      {t('lines.tooMany', {limit: LINES_LIMIT})}{' '}
      {view && (
        <Link component={PageLink} to={`${pathsOf(view).list}?${query}`}>
          {t('lines.toList')}
        </Link>
      )}
    </Alert>
  );
}

function LinesEntry({lines}: {readonly lines: Lines}) {
  const {name} = lines;
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  const {child, columns} = useColumns(lines);
  const {setValue, trigger} = useFormContext();
  const {submitCount} = useFormState();
  const rows = useRows(useWatch({name}));
  const faults = useFaults(name, rows);
  const record = useOwner(child, lines);
  const [led, setLed] = useState<Led>();
  const change = (next: readonly Row[]) => {
    setValue(name, next, {shouldDirty: true, shouldTouch: true});
    void trigger(name);
  };
  const leadToFirst = () => {
    const [first] = faults;
    if (first) setLed({row: first[0], name: Object.keys(first[1])[0] ?? ''});
  };
  const toFirst = useRef(leadToFirst);
  useEffect(() => {
    toFirst.current = leadToFirst;
  });
  useEffect(() => {
    if (submitCount > 0) toFirst.current();
  }, [submitCount]);
  const shared = {child, lines, columns, rows, record, faults, onChange: change, led};
  return (
    <>
      <Faults name={name} faults={faults} onLead={leadToFirst} />
      {narrow ? <LinesCards {...shared} /> : <LinesGrid {...shared} />}
    </>
  );
}

export function LinesField({lines, mode}: {readonly lines: Lines; readonly mode: FormMode}) {
  const t = useT();
  const say = useSay();
  const {entity, record} = useFormTarget();
  const locked = mode === 'edit' && record !== undefined && isLocked(entity, lines, record);
  const stored = record?.[lines.name];
  return (
    <Box component="section" data-lines={lines.name} sx={{px: {xs: 2, md: 2.5}, py: 2.25}}>
      <Typography component="h2" variant="h3" sx={{color: 'text.secondary', mb: 1.5}}>
        {say(lines.label)}
      </Typography>
      {locked && (
        <Typography variant="body2" color="textSecondary" sx={{mb: 1}}>
          {t('lines.locked')}
        </Typography>
      )}
      {mode === 'edit' && !Array.isArray(stored) ? (
        <TooMany lines={lines} record={record} />
      ) : locked ? (
        <LinesTable lines={lines} record={record} />
      ) : (
        <LinesEntry lines={lines} />
      )}
    </Box>
  );
}

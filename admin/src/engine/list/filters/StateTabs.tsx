/** Tabs over a list for the values of one of its properties, each with how many records it would show (`tabs`). */
import {useMemo} from 'react';
import {Box, Tab, Tabs} from '@mui/material';
import type {Entity, EnumEntry, Field} from '@emblem/schemas';
import type {Report} from '@emblem/schemas/reports';
import {canSee} from '../../../access/field-rights';
import {useSession} from '../../../access/session-context';
import {useLocale, useSay, useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {wireFilter} from '../../../request/wire-filter';
import {ALL_DAYS} from '../../report/period';
import {useReport} from '../../report/use-report';
import {useLayoutChoice} from '../../list-state/layout';
import {isDeletedView, useFilterValues, useListState} from '../../list-state/list-state';

/** The tab of all records. */
const ALL = 'all';
/** None is shown: the list is narrowed to several values. */
const NONE = false;

interface TabsOfProps {
  readonly report: Report;
  readonly by: string;
  readonly field: Field;
}

/** How many records the list would show for each value, whatever its own filter of the property is. */
function useCounts({report, by, field: {name}}: TabsOfProps) {
  const {view, fixed} = useListState();
  const {values} = useFilterValues();
  const list = useMemo(
    () => wireFilter(view.name, {...values, ...fixed, [name]: undefined}),
    [view, name, values, fixed],
  );
  const measure = report.measures[0] ?? '';
  const {data} = useReport(
    report,
    {show: 'bars', by: [by], measures: [measure]},
    {range: undefined, days: ALL_DAYS, compare: undefined, filter: {}},
    list,
  );
  if (!data?.measures.includes(measure)) return undefined;
  const counts = new Map(data.groups.map(({of, figures}) => [of[by], Number(figures[measure] ?? 0)]));
  return {all: Number(data.totals[measure] ?? 0), of: (value: string | number) => counts.get(value) ?? 0};
}

function chosenIn(options: readonly EnumEntry[], value: unknown): string | typeof NONE {
  if (value === undefined) return ALL;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const only = chosen.length === 1 ? options.find(option => option.value === chosen[0]) : undefined;
  return only ? String(only.value) : NONE;
}

/** A number behind the words, which is there when it is known. */
function Counted({label, count}: {readonly label: string; readonly count: number | undefined}) {
  const locale = useLocale();
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={{color: 'text.secondary', fontWeight: 450, fontVariantNumeric: 'tabular-nums'}}>
        {count?.toLocaleString(locale)}
      </Box>
    </span>
  );
}

function TabsOf(props: TabsOfProps) {
  const t = useT();
  const say = useSay();
  const {field} = props;
  const {values, change} = useFilterValues();
  const counts = useCounts(props);
  const options = (field.options ?? []).filter(({retired}) => !retired);
  const choose = (tab: string) => {
    const option = options.find(({value}) => String(value) === tab);
    change({[field.name]: option ? [option.value] : undefined});
  };
  return (
    <Tabs
      value={chosenIn(options, values[field.name])}
      onChange={(_, tab: string) => choose(tab)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={say(field.label)}
      sx={{
        minHeight: 40,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': {minHeight: 40, minWidth: 0, px: 1.25, py: 0.5, textTransform: 'none', fontSize: '0.8125rem'},
      }}
    >
      <Tab value={ALL} label={<Counted label={t('list.allStates')} count={counts?.all} />} />
      {options.map(({value, label}) => (
        <Tab
          key={String(value)}
          value={String(value)}
          label={<Counted label={say(label)} count={counts?.of(value)} />}
        />
      ))}
    </Tabs>
  );
}

/** A board has a column, with its number of records, for what the tabs would stand for. */
function useIsOnBoard({workflows}: Entity, field: Field | undefined): boolean {
  const [layout] = useLayoutChoice();
  return layout === 'board' && workflows.some(workflow => workflow.field === field?.name);
}

export function StateTabs() {
  const session = useSession();
  const {
    view: {entity, list},
  } = useListState();
  const {values} = useFilterValues();
  const report = model.reports.get(list.tabs?.report ?? '');
  const metric = model.metrics.get(report?.metric ?? '');
  const field = entity.field[metric?.dimensions[list.tabs?.by ?? '']?.of ?? ''];
  const isOnBoard = useIsOnBoard(entity, field);
  const isDeleted = isDeletedView(values);
  if (isDeleted || isOnBoard || !list.tabs || !report || !field || !canSee(session, entity, field)) return null;
  return <TabsOf report={report} by={list.tabs.by} field={field} />;
}

/** Tabs over a list for the values of one of its properties, each with how many records it would show (`tabs`). */
import {useMemo} from 'react';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {Box, Tab, Tabs} from '@mui/material';
import {usualTabs, type Entity, type EnumEntry, type Field} from '@emblem/schemas';
import type {Report} from '@emblem/schemas/reports';
import {canSee} from '../../../access/field-rights';
import {useSession} from '../../../access/session-context';
import {useLocale, useSay, useT} from '../../../i18n/hooks';
import type {Values} from '../../../model/parse';
import {model} from '../../../model/schema';
import type {EntityView} from '../../../model/views';
import {countsBy, type ValueCounts} from '../../../request/rest';
import {wireFilter} from '../../../request/wire-filter';
import {ALL_DAYS} from '../../report/period';
import {useReport} from '../../report/use-report';
import {useLayoutChoice} from '../../list-state/layout';
import {isDeletedView, useFilterValues, useListState} from '../../list-state/list-state';
import {useFollow} from '../../list-state/use-follow';

const TABS = {
  minHeight: 40,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': {minHeight: 40, minWidth: 0, px: 1.25, py: 0.5, textTransform: 'none', fontSize: '0.8125rem'},
} as const;

/** The tab of all records. */
const ALL = 'all';
/** None is shown: the list is narrowed to several values. */
const NONE = false;

/** Of more states than these, those without records are left out. */
const ALL_SHOWN = 7;

interface TabsOfProps {
  readonly field: Field;
  /** Undefined until it is known how many there are; null where nobody can tell in time. */
  readonly counts: ValueCounts | null | undefined;
}

/** What the list shows whatever its own filter of the property is. */
function useOtherFilter({name}: Field): Values {
  const {view, fixed} = useListState();
  const {values} = useFilterValues();
  return useMemo(() => wireFilter(view.name, {...values, ...fixed, [name]: undefined}), [view, name, values, fixed]);
}

interface ReportTabsProps {
  readonly field: Field;
  readonly report: Report;
  readonly by: string;
}

/** Those that a report counts, by its first measure. */
function ReportTabs({field, report, by}: ReportTabsProps) {
  const list = useOtherFilter(field);
  const measure = report.measures[0] ?? '';
  const {data, isError} = useReport(
    report,
    {show: 'bars', by: [by], measures: [measure]},
    {range: undefined, days: ALL_DAYS, compare: undefined, filter: {}},
    list,
  );
  const counts = useMemo((): TabsOfProps['counts'] => {
    if (!data) return isError ? null : undefined;
    if (!data.measures.includes(measure)) return null;
    const of = new Map(data.groups.map(group => [group.of[by], Number(group.figures[measure] ?? 0)]));
    return {all: Number(data.totals[measure] ?? 0), of};
  }, [data, isError, measure, by]);
  return <TabsOf field={field} counts={counts} />;
}

/** Those that the list itself counts. */
function ListTabs({field}: {readonly field: Field}) {
  const {view} = useListState();
  const filter = useOtherFilter(field);
  const key = [view.name, 'tabs'];
  useFollow(view, key, false);
  const {data, isError} = useQuery({
    queryKey: [...key, field.name, filter],
    queryFn: ({signal}) => countsBy(view.entity.key, field.name, filter, signal),
    placeholderData: keepPreviousData,
  });
  return <TabsOf field={field} counts={isError ? null : data} />;
}

/** The states that have a tab; until their records are counted, of many of them none but the chosen one. */
function shownStates({field, counts}: TabsOfProps, chosen: string | typeof NONE): readonly EnumEntry[] {
  const options = (field.options ?? []).filter(({retired}) => !retired);
  if (options.length <= ALL_SHOWN || counts === null) return options;
  return options.filter(({value}) => String(value) === chosen || (counts?.of.get(value) ?? 0) > 0);
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

function TabsOf({field, counts}: TabsOfProps) {
  const t = useT();
  const say = useSay();
  const {values, change} = useFilterValues();
  const chosen = chosenIn(field.options ?? [], values[field.name]);
  const options = shownStates({field, counts}, chosen);
  const countOf = (value: string | number) => (counts ? (counts.of.get(value) ?? 0) : undefined);
  const choose = (tab: string) => {
    const option = options.find(({value}) => String(value) === tab);
    change({[field.name]: option ? [option.value] : undefined});
  };
  return (
    <Tabs
      value={chosen !== ALL && !options.some(({value}) => String(value) === chosen) ? NONE : chosen}
      onChange={(_, tab: string) => choose(tab)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={say(field.label)}
      sx={TABS}
    >
      <Tab value={ALL} label={<Counted label={t('list.allStates')} count={counts?.all} />} />
      {options.map(({value, label}) => (
        <Tab
          key={String(value)}
          value={String(value)}
          label={<Counted label={say(label)} count={countOf(value)} />}
          sx={{fontWeight: countOf(value) === 0 ? 400 : undefined}}
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

interface TabsAsked {
  readonly field: Field;
  readonly report?: Report;
  readonly by: string;
}

/** What the view says of its tabs, or what it has where it says nothing. */
function tabsOf({entity, list, where}: EntityView): TabsAsked | undefined {
  const {tabs} = list;
  if (tabs === false) return undefined;
  const report = model.reports.get(tabs?.report ?? '');
  const metric = model.metrics.get(report?.metric ?? '');
  const name = metric && tabs ? metric.dimensions[tabs.by]?.of : tabs?.by;
  const field = tabs ? entity.field[name ?? ''] : usualTabs(entity, where);
  return field && {field, report, by: tabs?.by ?? field.name};
}

export function StateTabs() {
  const session = useSession();
  const {view} = useListState();
  const {values} = useFilterValues();
  const asked = tabsOf(view);
  const isOnBoard = useIsOnBoard(view.entity, asked?.field);
  if (!asked || isOnBoard || isDeletedView(values) || !canSee(session, view.entity, asked.field)) return null;
  const {field, report, by} = asked;
  return report ? <ReportTabs field={field} report={report} by={by} /> : <ListTabs field={field} />;
}

/**
 * Exists because no list adds up: what came in today, yesterday, this week, this month or this year, and what it
 * amounts to.
 */
import {useState} from 'react';
import {Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography} from '@mui/material';
import {useStore} from 'react-admin';
import {formatMoney} from '../../../controls/money/format';
import {homeOf, viewOf} from '../../../model/views';
import {useLocale, useSay, useT} from '../../../i18n/hooks';
import {messageOf} from '../../../request/failure';
import {isRange, RANGES, START_RANGE, useFigures, type Figure, type Figures, type Range} from './figures';
import {FigureChart, type Bar} from './FigureChart';
import {stepName} from './steps';
import {RetryAlert} from '../../../widgets/RetryAlert';

const MEASURES = ['count', 'amount'] as const;
type Measure = (typeof MEASURES)[number];

const BUTTON = {
  px: {xs: 0.6, sm: 1.5},
  py: 0.4,
  fontSize: {xs: '0.6875rem', sm: '0.75rem'},
  textTransform: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({label, values, value, nameOf, onChange}: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {values.map(each => (
        <ToggleButton key={each} value={each} sx={BUTTON}>
          {nameOf(each)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function useTexts(base: string) {
  const locale = useLocale();
  return {
    locale,
    count: (value: number) => value.toLocaleString(locale),
    amount: (value: string | undefined) =>
      value === undefined ? '–' : formatMoney(value, {locale, currency: base, scale: 2}),
  };
}

interface PanelProps {
  readonly figure: Figure;
  readonly figures: Figures;
  readonly measure: Measure;
}

function Panel({figure, figures: {range, step, base}, measure}: PanelProps) {
  const t = useT();
  const say = useSay();
  const texts = useTexts(base);
  const view = viewOf(homeOf(figure.entity));
  const name = view ? say(view.title) : figure.entity;
  const bars = figure.steps.map((each): Bar => ({
    name: stepName(each, range, step, texts.locale),
    ...(measure === 'count'
      ? {value: each.count, text: texts.count(each.count)}
      : {value: Number(each.amount ?? 0), text: texts.amount(each.amount)}),
    since: each.since,
    until: each.until,
    from: each.from,
    to: each.to,
  }));
  return (
    <Box role="group" aria-label={name} sx={{minWidth: 0}}>
      <Typography component="div" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          flexWrap: 'wrap',
          columnGap: 1.5,
          mb: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Typography component="div" data-figure="count" sx={{fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3}}>
          {texts.count(figure.count)}
        </Typography>
        <Typography component="div" data-figure="amount" color="textSecondary">
          {texts.amount(figure.amount)}
        </Typography>
        {figure.count === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('home.nothingCame')}
          </Typography>
        )}
      </Box>
      <FigureChart entity={figure.entity} label={`${name}: ${t(`home.${measure}`)}`} bars={bars} />
      {figure.withoutRate.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('home.withoutRate', {currencies: figure.withoutRate.join(', ')})}
        </Typography>
      )}
    </Box>
  );
}

/** Pixels. */
const PANEL_HEIGHT = 232;

const PANELS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(0, 1fr))'},
  gridAutoFlow: {md: 'column'},
  gridAutoColumns: {md: 'minmax(0, 1fr)'},
} as const;

function Content({range, measure}: {readonly range: Range; readonly measure: Measure}) {
  const {data, error, refetch} = useFigures(range);
  if (error) return <RetryAlert onRetry={() => void refetch()}>{messageOf(error)}</RetryAlert>;
  if (!data)
    return (
      <Box sx={PANELS} aria-busy>
        {[1, 2].map(each => (
          <Skeleton key={each} variant="rounded" height={PANEL_HEIGHT} />
        ))}
      </Box>
    );
  return (
    <Box sx={PANELS}>
      {data.figures.map(figure => (
        <Panel key={figure.entity} figure={figure} figures={data} measure={measure} />
      ))}
    </Box>
  );
}

export default function SalesFigures() {
  const t = useT();
  const [kept, setRange] = useStore<unknown>('dashboard.range', START_RANGE);
  const [measure, setMeasure] = useState<Measure>('count');
  const range = isRange(kept) ? kept : START_RANGE;
  return (
    <Card component="section" aria-label={t('home.figures')} sx={{p: 2}}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, justifyContent: 'space-between'}}>
        <Choice
          label={t('home.range')}
          values={RANGES}
          value={range}
          nameOf={each => t(`home.${each}`)}
          onChange={setRange}
        />
        <Choice
          label={t('home.measure')}
          values={MEASURES}
          value={measure}
          nameOf={each => t(`home.${each}`)}
          onChange={setMeasure}
        />
      </Box>
      <Content range={range} measure={measure} />
    </Card>
  );
}

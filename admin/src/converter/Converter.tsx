/** An amount in one currency becomes an amount in another; below it the rates. On a page of its own and in a dialog. */
import {useState} from 'react';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import {Box, Card, IconButton, MenuItem, Skeleton, Stack, TextField, Tooltip, Typography} from '@mui/material';
import {roundDecimal, roundPrice, withThousands} from '../formatting/number';
import {useLocale, useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {amountOf, isTyped} from './amount';
import {useCurrencies, type Currency} from '../request/currencies';
import {useConversion} from './use-conversion';
import {RateList} from './RateList';

/** How the calculator opens (CO-731, DA-562). */
const START = {from: 'USD', to: 'EUR', amount: '1'};
/** Digits of a rate in the converter (CO-732, DA-563). */
const RATE_DIGITS = 2;

/** Pixels of the calculator, until it is there. */
const HEIGHT = 260;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly currencies: readonly Currency[];
  readonly onChange: (code: string) => void;
}

function Choice({label, value, currencies, onChange}: ChoiceProps) {
  const locale = useLocale();
  const known = currencies.some(({code}) => code === value);
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={known ? value : ''}
      onChange={event => onChange(event.target.value)}
    >
      {currencies.map(({code, name, nameZh}) => (
        <MenuItem key={code} value={code}>
          {code} · {locale === 'zh' ? nameZh : name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Result({from, to, text}: {readonly from: string; readonly to: string; readonly text: string}) {
  const t = useT();
  const amount = amountOf(text);
  const {data, error} = useConversion(from, to, amount);
  if (error)
    return (
      <Typography role="alert" color="error">
        {messageOf(error)}
      </Typography>
    );
  const {result, rate} = (amount === undefined ? undefined : data) ?? {};
  return (
    <Box>
      <Typography variant="caption" color="textSecondary">
        {t('converter.result')}
      </Typography>
      <Typography
        component="output"
        aria-label={t('converter.result')}
        sx={{
          display: 'block',
          fontSize: '1.75rem',
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {result === undefined ? '–' : `${withThousands(roundPrice(result))} ${to}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {rate === undefined ? ' ' : `1 ${from} = ${roundDecimal(rate, RATE_DIGITS)} ${to}`}
      </Typography>
    </Box>
  );
}

function Calculator({currencies}: {readonly currencies: readonly Currency[]}) {
  const t = useT();
  const [{from, to}, setPair] = useState({from: START.from, to: START.to});
  const [text, setText] = useState(START.amount);
  return (
    <Stack spacing={2}>
      <TextField
        fullWidth
        autoFocus
        label={t('converter.amount')}
        value={text}
        slotProps={{htmlInput: {inputMode: 'decimal'}}}
        error={amountOf(text) === undefined}
        helperText={amountOf(text) === undefined ? t('converter.enterAmount') : ' '}
        onChange={event => isTyped(event.target.value) && setText(event.target.value)}
      />
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={1} sx={{alignItems: 'center'}}>
        <Choice
          label={t('converter.from')}
          value={from}
          currencies={currencies}
          onChange={code => setPair({from: code, to})}
        />
        <Tooltip title={t('converter.swap')}>
          <IconButton aria-label={t('converter.swap')} onClick={() => setPair({from: to, to: from})}>
            <SwapIcon />
          </IconButton>
        </Tooltip>
        <Choice
          label={t('converter.to')}
          value={to}
          currencies={currencies}
          onChange={code => setPair({from, to: code})}
        />
      </Stack>
      <Result from={from} to={to} text={text} />
    </Stack>
  );
}

export default function Converter() {
  const t = useT();
  const {data: currencies, error} = useCurrencies();
  if (error)
    return (
      <Typography role="alert" color="error">
        {messageOf(error)}
      </Typography>
    );
  if (!currencies) return <Skeleton variant="rounded" height={HEIGHT} />;
  return (
    <Stack spacing={2}>
      <Card sx={{p: {xs: 2, sm: 3}}}>
        <Calculator currencies={currencies} />
      </Card>
      <Card sx={{p: {xs: 1, sm: 2}}}>
        <Typography component="h2" variant="h2" sx={{px: 1, pb: 1}}>
          {t('converter.rates')}
        </Typography>
        <RateList currencies={currencies} />
      </Card>
    </Stack>
  );
}

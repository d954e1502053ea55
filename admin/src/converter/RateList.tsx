/** The rates of the currencies in use, without the one they are all counted in (CO-735, DA-320). */
import {Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import {roundDecimal} from '../formatting/number';
import {useLocale, useT} from '../i18n/hooks';
import {BASE_CURRENCY, type Currency} from '../request/currencies';

/** Digits of a rate in the list (CO-733, DA-564). */
const DIGITS = 4;

export function RateList({currencies}: {readonly currencies: readonly Currency[]}) {
  const t = useT();
  const locale = useLocale();
  return (
    <TableContainer>
      <Table size="small" aria-label={t('converter.rates')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('converter.code')}</TableCell>
            <TableCell>{t('converter.currency')}</TableCell>
            <TableCell align="right">{t('converter.perBase', {base: BASE_CURRENCY})}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {currencies
            .filter(({code}) => code !== BASE_CURRENCY)
            .map(({code, name, nameZh, rate}) => (
              <TableRow key={code} hover>
                <TableCell sx={{fontWeight: 600}}>{code}</TableCell>
                <TableCell>{locale === 'zh' ? nameZh : name}</TableCell>
                <TableCell align="right" sx={{fontVariantNumeric: 'tabular-nums'}}>
                  {roundDecimal(rate, DIGITS)}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

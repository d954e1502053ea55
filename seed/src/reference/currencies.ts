/**
 * ISO 4217 currencies in circulation. Rates are round figures for the demo: units of the currency that one US dollar
 * buys.
 */
import {CURRENCY} from '@emblem/schemas/values';
import type {Row} from '../store/row';
import {currencySymbol, nameOf} from './names';

/** In daily use by the business; the rest can be switched on. */
const USED = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CNY',
  'JPY',
  'CHF',
  'HKD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'SGD',
  'MXN',
  'PLN',
];

const RATES = `
  USD=1 EUR=0.92 GBP=0.79 CAD=1.36 AUD=1.52 CNY=7.24 JPY=151.4 CHF=0.89 HKD=7.82 NZD=1.66 SEK=10.5 NOK=10.7 DKK=6.88
  SGD=1.34 MXN=17.1 PLN=3.98 AED=3.6725 AFN=71 ALL=93 AMD=390 AOA=870 ARS=950 AWG=1.79 AZN=1.7 BAM=1.8 BBD=2 BDT=117
  BHD=0.376 BIF=2870 BMD=1 BND=1.34 BOB=6.91 BRL=5.4 BSD=1 BTN=83.4 BWP=13.6 BYN=3.27 BZD=2.01 CDF=2800 CLP=930 COP=4100
  CRC=520 CUP=24 CVE=101.5 CZK=23.2 DJF=177.7 DOP=59 DZD=134.5 EGP=48 ERN=15 ETB=57.5 FJD=2.25 FKP=0.79 GEL=2.7 GHS=14.8
  GIP=0.79 GMD=67.8 GNF=8600 GTQ=7.77 GYD=209 HNL=24.7 HTG=132.5 HUF=366 IDR=16250 ILS=3.7 INR=83.4 IQD=1310 IRR=42100
  ISK=139 JMD=156 JOD=0.709 KES=129 KGS=87.5 KHR=4100 KMF=453 KPW=900 KRW=1375 KWD=0.307 KYD=0.833 KZT=450 LAK=21800
  LBP=89500 LKR=303 LRD=194 LSL=18.4 LYD=4.85 MAD=9.95 MDL=17.8 MGA=4470 MKD=56.7 MMK=2100 MNT=3400 MOP=8.05 MRU=39.6
  MUR=46.6 MVR=15.4 MWK=1735 MYR=4.71 MZN=63.9 NAD=18.4 NGN=1480 NIO=36.8 NPR=133.4 OMR=0.385 PAB=1 PEN=3.78 PGK=3.88
  PHP=58.6 PKR=278.5 PYG=7530 QAR=3.64 RON=4.58 RSD=107.8 RUB=88 RWF=1300 SAR=3.75 SBD=8.45 SCR=13.6 SDG=600 SHP=0.79
  SLE=22.5 SOS=571 SRD=32 SSP=1500 STN=22.5 SVC=8.75 SYP=13000 SZL=18.4 THB=36.7 TJS=10.7 TMT=3.5 TND=3.13 TOP=2.36
  TRY=32.5 TTD=6.78 TWD=32.4 TZS=2620 UAH=40.5 UGX=3720 UYU=39 UZS=12600 VES=36.4 VND=25400 VUV=119 WST=2.74 XAF=603
  XCD=2.7 XOF=603 XPF=109.8 YER=250 ZAR=18.4 ZMW=25.8`;

export function rates(): readonly (readonly [string, string])[] {
  return RATES.trim()
    .split(/\s+/)
    .map(entry => {
      const [code = '', rate = ''] = entry.split('=');
      return [code, rate] as const;
    });
}

/** All of them, or only those in daily use for the tiny world. */
export function currencies(few: boolean): readonly Row[] {
  return rates()
    .map(([code, rate], index) => {
      const name = nameOf('currency', code);
      return {
        id: index + 1,
        code,
        name: name.en,
        nameZh: name.zh,
        symbol: currencySymbol(code),
        rate,
        isUsed: USED.includes(code) ? 1 : 0,
      };
    })
    .filter(row => !few || row.isUsed === CURRENCY.isUsed.yes);
}

/** Long enough ago for whatever a world holds. */
const FIRST_DAY = '2015-01-01';

/** The rate of each day on which there is a new one: the round figures, from long ago on. */
export function currencyRates(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({code}) => code !== 'USD')
    .map(({code, rate}, index) => ({
      id: index + 1,
      base: 'USD',
      currency: code,
      day: FIRST_DAY,
      rate,
      source: 'Round figures',
    }));
}

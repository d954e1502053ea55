/** Bars, columns, lines and shares, each mark of which can be opened. `chart` alone knows @mui/x-charts. */
import {useLocale} from '../../i18n/hooks';
import {Bars} from './chart/Bars';
import {WholeNames} from './chart/GroupName';
import {Lines} from './chart/Lines';
import type {ChartProps} from './chart/props';
import {Shares} from './chart/Shares';

const HEIGHT = 280;

export default function Chart({kind, ...props}: ChartProps) {
  const locale = useLocale();
  const short = new Intl.NumberFormat(locale, {notation: 'compact', maximumFractionDigits: 2});
  const drawn = {
    height: HEIGHT,
    hasKeys: true,
    ...props,
    axisFormat: props.axisFormat ?? (value => short.format(value)),
  };
  switch (kind) {
    case 'lines':
      return <Lines {...drawn} />;
    case 'shares':
      return <Shares {...drawn} />;
    default:
      return (
        <WholeNames value={props.marks.map(({name}) => name)}>
          <Bars {...drawn} isLying={kind === 'bars'} />
        </WholeNames>
      );
  }
}

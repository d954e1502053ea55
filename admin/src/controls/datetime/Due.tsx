/** Until when something is to be done, in words beside the moment: how much time is left, or how late it is. */
import {Box} from '@mui/material';
import LateIcon from '@mui/icons-material/WarningAmberOutlined';
import SoonIcon from '@mui/icons-material/ScheduleOutlined';
import {useLocale, useT} from '../../i18n/hooks';
import {formatDateTime} from '../../formatting/local-time';
import {spanInWords, useMinute} from './relative';

/** Milliseconds before the limit from which on it is said to come soon. */
const SOON = 86_400_000;

const LOOKS = {
  late: {colour: 'error.main', weight: 650, Icon: LateIcon},
  soon: {colour: 'warning.main', weight: 500, Icon: SoonIcon},
  later: {colour: 'text.primary', weight: 400, Icon: undefined},
} as const;

function stateOf(left: number): keyof typeof LOOKS {
  if (left < 0) return 'late';
  return left < SOON ? 'soon' : 'later';
}

interface DueProps {
  readonly value: string;
  readonly dense: boolean | undefined;
}

/** Where there is little room the words are enough: the moment is told on hover, and on paper. */
export function Due({value, dense}: DueProps) {
  const t = useT();
  const locale = useLocale();
  const left = Date.parse(value) - useMinute();
  const state = stateOf(left);
  const {colour, weight, Icon} = LOOKS[state];
  const exact = formatDateTime(value, !dense);
  return (
    <Box
      component="time"
      dateTime={value}
      title={formatDateTime(value, true)}
      data-due={state}
      {...(dense && {'data-exact': exact})}
      sx={{color: colour, fontWeight: weight, fontVariantNumeric: 'tabular-nums', '& > span': {whiteSpace: 'nowrap'}}}
    >
      <span>
        {Icon && <Icon aria-hidden sx={{fontSize: '1.1em', mr: 0.5, verticalAlign: '-0.15em'}} />}
        {t(state === 'late' ? 'record.lateBy' : 'record.dueIn', {span: spanInWords(left, locale)})}
      </span>{' '}
      {!dense && (
        <Box component="span" sx={{color: 'text.secondary', fontWeight: 400}}>
          {exact}
        </Box>
      )}
    </Box>
  );
}

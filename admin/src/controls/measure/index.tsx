/** A figure, kept as `sales.margin`: shown by the names of its metric and measure, chosen among those that one sees. */
import {useMemo} from 'react';
import {useSession} from '../../access/session-context';
import {metricsSeen} from '../../access/figures';
import {useLocale} from '../../i18n/hooks';
import {figureName, figureNames} from '../../model/figure-name';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {OptionBox} from '../shared/OptionBox';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  const session = useSession();
  const locale = useLocale();
  const figures = useMemo(
    () => metricsSeen(session).flatMap(({metric, measures}) => measures.map(name => `${metric.$id}.${name}`)),
    [session],
  );
  return (
    <OptionBox
      input={props}
      options={figures}
      nameOf={figure => figureName(figure, locale)}
      groupOf={figure => figureNames(figure, locale)?.[0] ?? figure}
    />
  );
}

function Display({value, dense}: DisplayProps) {
  const locale = useLocale();
  return isEmpty(value) ? <Empty /> : <Line text={figureName(String(value), locale)} dense={dense} />;
}

export const measure: Control = {Input, Display, filter: containsFilter, width: 180};

/** A figure, kept as `sales.margin`: shown by the names of its metric and measure, chosen among those that one sees. */
import {useMemo} from 'react';
import {figureOf} from '@emblem/schemas/reports';
import {useSession} from '../../access/session-context';
import {metricsSeen} from '../../access/figures';
import {useSay} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {OptionBox} from '../shared/OptionBox';
import type {Control, DisplayProps, InputProps} from '../types';

/** What metric and measure of a figure are called; what is kept where they are no more. */
function useFigureNames(): (figure: string) => readonly [metric: string, measure: string] {
  const say = useSay();
  return figure => {
    const {metric, measure} = figureOf(model, figure);
    const found = metric?.measures[measure];
    return metric && found ? [say(metric.label), say(found.label)] : ['', figure];
  };
}

function Input(props: InputProps) {
  const session = useSession();
  const namesOf = useFigureNames();
  const figures = useMemo(
    () => metricsSeen(session).flatMap(({metric, measures}) => measures.map(name => `${metric.$id}.${name}`)),
    [session],
  );
  return (
    <OptionBox
      input={props}
      options={figures}
      nameOf={figure => namesOf(figure).filter(Boolean).join(': ')}
      groupOf={figure => namesOf(figure)[0]}
    />
  );
}

function Display({value, dense}: DisplayProps) {
  const namesOf = useFigureNames();
  if (isEmpty(value)) return <Empty />;
  return <Line text={namesOf(String(value)).filter(Boolean).join(': ')} dense={dense} />;
}

export const measure: Control = {Input, Display, filter: containsFilter, width: 180};

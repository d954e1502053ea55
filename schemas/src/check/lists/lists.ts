/** What stands over lists and in their rows: tabs that are counted, switches by name, lines that can be shown. */
import type {Entity, Model} from '../../model';
import {dimensionsOf} from '../../vocabulary/report';
import {usualTabs} from '../../predicate/usual-tabs';
import type {ViewKeyword} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

/** Tabs that the list itself counts, or none: they differ from those that it would have anyway. */
function checkOwnTabs(entity: Entity, {tabs, where}: ViewKeyword, at: string): readonly Finding[] {
  const usual = usualTabs(entity, where);
  if (!tabs) return usual ? [] : [finding(at, 'There are no tabs that it could leave out.', 'Leave the keyword out.')];
  const property = entity.field[tabs.by];
  if (!property?.options || !property.stored || property.kind === 'json')
    return [
      finding(`${at}/by`, `"${tabs.by}" is no property with values to choose from.`, 'Name a property with x-enum.'),
    ];
  return property === usual ? [finding(at, `The list has tabs of "${tabs.by}" anyway.`, 'Leave the keyword out.')] : [];
}

function checkTabs(model: Model, entity: Entity, view: ViewKeyword, at: string): readonly Finding[] {
  const {tabs} = view;
  if (tabs === undefined) return [];
  if (tabs === false || tabs.report === undefined) return checkOwnTabs(entity, view, at);
  const report = model.reports.get(tabs.report);
  const metric = report && model.metrics.get(report.metric);
  if (!report || !metric)
    return [finding(`${at}/report`, `There is no report "${tabs.report}".`, 'Name a file of reports/.')];
  if (metric.entity !== entity.key)
    return [
      finding(`${at}/report`, `It counts records of ${metric.entity}.`, 'Name a report of the records of this list.'),
    ];
  const property = entity.field[metric.dimensions[tabs.by]?.of ?? ''];
  return dimensionsOf(report).includes(tabs.by) && property?.options
    ? []
    : [
        finding(
          `${at}/by`,
          `"${tabs.by}" is no dimension of the report with values to choose from.`,
          'Name a dimension that is a property with x-enum.',
        ),
      ];
}

function checkSwitches({switches = []}: ViewKeyword, at: string): readonly Finding[] {
  return switches.flatMap(({name}, index) =>
    switches.findIndex(other => other.name === name) === index
      ? []
      : [finding(`${at}/${index}/name`, `Two switches are called "${name}".`, 'Give each a name of its own.')],
  );
}

function checkUnfold(model: Model, entity: Entity, {unfold}: ViewKeyword, at: string): readonly Finding[] {
  if (!unfold) return [];
  const lines = entity.lines.find(({name}) => name === unfold.lines);
  const child = lines && model.entities.get(lines.entity);
  if (!child) return [finding(`${at}/lines`, `There are no lines "${unfold.lines}".`, 'Name one of x-lines.')];
  return (unfold.columns ?? []).flatMap((name, index) => {
    const field = child.field[name];
    return field && field.sensitivity !== 'secret' && !field.writeOnly
      ? []
      : [finding(`${at}/columns/${index}`, `${child.key} has no "${name}" that can be shown.`, 'Correct the name.')];
  });
}

export const lists: EntityRule = ({entity}, {model}) =>
  Object.entries(entity.views).flatMap(([name, view]) => {
    const at = `/x-views/${name}`;
    return [
      ...checkTabs(model, entity, view, `${at}/tabs`),
      ...checkSwitches(view, `${at}/switches`),
      ...checkUnfold(model, entity, view, `${at}/unfold`),
    ];
  });

/** Cards: their report is there with the measures, and is about these records, or tells them apart. */
import {dimensionsOf, type Metric} from '../../vocabulary/report';
import type {Entity, Model} from '../../model';
import type {CardsKeyword} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

/** The entity that a path over relations ends at. */
function entityAt(model: Model, key: string, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const to = model.entities.get(key)?.field[name]?.relation?.to;
  return to === undefined || rest.length === 0 ? to : entityAt(model, to, rest.join('.'));
}

function placeFindings(
  model: Model,
  {key}: Entity,
  {of}: CardsKeyword,
  {metric, names, at}: {readonly metric: Metric; readonly names: readonly string[]; readonly at: string},
): readonly Finding[] {
  if (of === undefined)
    return metric.entity === key
      ? []
      : [
          finding(
            `${at}/report`,
            `It counts records of ${metric.entity}.`,
            'Name the dimension that they are of ("of").',
          ),
        ];
  const path = metric.dimensions[of]?.of;
  return names.includes(of) && path !== undefined && entityAt(model, metric.entity, path) === key
    ? []
    : [
        finding(
          `${at}/of`,
          `"${of}" does not tell these records apart.`,
          'Name a dimension of the report that leads here.',
        ),
      ];
}

export const cards: EntityRule = ({schema, entity}, {model}) =>
  (schema['x-cards'] ?? []).flatMap((card, index) => {
    const at = `/x-cards/${index}`;
    const report = model.reports.get(card.report);
    const metric = report && model.metrics.get(report.metric);
    if (!report || !metric)
      return [finding(`${at}/report`, `There is no report "${card.report}".`, 'Name a file of reports/.')];
    return [
      ...card.measures.flatMap((name, place) =>
        report.measures.includes(name)
          ? []
          : [
              finding(
                `${at}/measures/${place}`,
                `The report has no measure "${name}".`,
                `Use one of ${report.measures.join(', ')}.`,
              ),
            ],
      ),
      ...placeFindings(model, entity, card, {metric, names: dimensionsOf(report), at}),
    ];
  });

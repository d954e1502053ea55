/**
 * The page of a record: what it amounts to and what it says on the left, where it stands, what may be done next and
 * what happened to it on the right. Every entity has it; hand-written pages put their own parts into it.
 */
import type {ReactNode} from 'react';
import {Box, Card} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import {LinksCard} from '../access-links/LinksCard';
import {RecordCards} from '../cards/RecordCards';
import {LinesCard} from '../lines/LinesCard';
import {IssuedCard} from '../papers/IssuedCard';
import {RelatedRecords} from '../related/RelatedRecords';
import {Timeline} from '../timeline/Timeline';
import {useView} from '../use-view';
import {WorkflowPanel} from '../workflow/WorkflowPanel';
import {RecordDetails, RecordFoot} from './RecordDetails';
import {RecordFigures} from './RecordFigures';
import {RecordFrame} from './RecordFrame';

interface RecordPageProps {
  /** Stands above the generated details. */
  readonly aboveDetails?: (record: EntityRecord) => ReactNode;
  /** Stands below the figures that lead the page. */
  readonly belowFigures?: (record: EntityRecord) => ReactNode;
  /** Names of properties that `aboveDetails` shows. */
  readonly omit?: readonly string[];
}

const STACKED = '"figures" "next" "lines" "related" "said" "happened"';

/** Side by side where there is room; lines take the whole width, and what can be done next stands above them. */
const AREAS = {
  plain: {xs: STACKED, lg: '"figures figures" "said next" "said happened"'},
  lines: {xs: STACKED, lg: '"figures figures" "next next" "lines lines" "related related" "said happened"'},
};
const ROWS = {plain: {lg: 'auto auto 1fr'}, lines: {lg: 'auto auto auto auto 1fr'}};

/** What stands above the details already. */
function shownAbove({summary, workflows, lines}: Entity): readonly string[] {
  return [...summary.figures, ...workflows.map(({field}) => field), ...lines.map(({name}) => name)];
}

export function RecordPage({aboveDetails, belowFigures, omit = []}: RecordPageProps) {
  const {entity} = useView();
  const kind = entity.lines.length > 0 ? 'lines' : 'plain';
  return (
    <RecordFrame bare>
      {record => (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gridTemplateAreas: AREAS[kind],
            gridTemplateColumns: {xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px'},
            gridTemplateRows: ROWS[kind],
            columnGap: 2,
            '& > *': {minWidth: 0},
            '& > :not(:empty)': {mb: 2},
          }}
        >
          <Box sx={{gridArea: 'figures'}}>
            <RecordFigures entity={entity} record={record} />
            <RecordCards entity={entity} record={record} />
            {belowFigures?.(record)}
          </Box>
          {kind === 'lines' && (
            <Box sx={{gridArea: 'lines', display: 'grid', gap: 2}}>
              {entity.lines
                .filter(({name}) => name in record)
                .map(lines => (
                  <LinesCard key={lines.name} entity={entity} lines={lines} record={record} />
                ))}
            </Box>
          )}
          {kind === 'lines' && (
            <Box sx={{gridArea: 'related'}}>
              <RelatedRecords entity={entity} record={record} />
            </Box>
          )}
          <Box sx={{gridArea: 'said', display: 'grid', gap: 2}}>
            {kind === 'plain' && <RelatedRecords entity={entity} record={record} />}
            {aboveDetails?.(record)}
            <Card>
              <RecordDetails record={record} omit={[...omit, ...shownAbove(entity)]} />
              <RecordFoot record={record} />
            </Card>
          </Box>
          {entity.workflows.length > 0 && (
            <Box sx={{gridArea: 'next'}}>
              <WorkflowPanel record={record} />
            </Box>
          )}
          <Box sx={{gridArea: 'happened', display: 'grid', gap: 2}}>
            {entity.accessLink && !record[entity.system.deletedAt] && <LinksCard record={record} />}
            {entity.papers.some(({mailed}) => mailed) && <IssuedCard record={record} />}
            <Timeline record={record} />
          </Box>
        </Box>
      )}
    </RecordFrame>
  );
}

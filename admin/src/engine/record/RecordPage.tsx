/**
 * The page of a record: what it amounts to and what it says on the left, where it stands, what may be done next and what
 * happened to it on the right. Every entity has it; hand-written pages put their own parts into it.
 */
import type {ReactNode} from 'react';
import {Box, Card} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import {LinesCard} from '../lines/LinesCard';
import {Timeline} from '../timeline/Timeline';
import {useView} from '../use-view';
import {WorkflowPanel} from '../workflow/WorkflowPanel';
import {RecordDetails, RecordFoot} from './RecordDetails';
import {RecordFigures} from './RecordFigures';
import {RecordFrame} from './RecordFrame';

interface RecordPageProps {
  /** Stands above the generated details. */
  readonly first?: (record: EntityRecord) => ReactNode;
  /** Names of properties that `first` shows. */
  readonly omit?: readonly string[];
}

/** Side by side where there is room; else what can be done, then what the record says, then what happened to it. */
const AREAS = {
  xs: '"figures" "next" "lines" "said" "happened"',
  lg: '"figures figures" "lines lines" "said next" "said happened"',
};

/** What stands above the details already. */
function shownAbove({summary, workflows, lines}: Entity): readonly string[] {
  return [...summary.figures, ...workflows.map(({field}) => field), ...lines.map(({name}) => name)];
}

export function RecordPage({first, omit = []}: RecordPageProps) {
  const {entity} = useView();
  return (
    <RecordFrame bare>
      {record => (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gridTemplateAreas: AREAS,
            gridTemplateColumns: {xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px'},
            gridTemplateRows: {lg: 'auto auto auto 1fr'},
            columnGap: 2,
            '& > *': {minWidth: 0},
            '& > :not(:empty)': {mb: 2},
          }}
        >
          <Box sx={{gridArea: 'figures'}}>
            <RecordFigures entity={entity} record={record} />
          </Box>
          <Box sx={{gridArea: 'lines', display: 'grid', gap: 2}}>
            {entity.lines
              .filter(({name}) => name in record)
              .map(lines => (
                <LinesCard key={lines.name} entity={entity} lines={lines} record={record} />
              ))}
          </Box>
          <Box sx={{gridArea: 'said', display: 'grid', gap: 2}}>
            {first?.(record)}
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
          <Box sx={{gridArea: 'happened'}}>
            <Timeline record={record} />
          </Box>
        </Box>
      )}
    </RecordFrame>
  );
}

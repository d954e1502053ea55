/** The page of a record that has a workflow: the record on the left, its states and history on the right. */
import type {ReactNode} from 'react';
import {Box, Card, Typography} from '@mui/material';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {HistoryList} from '../history/HistoryPage';
import type {EntityRecord} from '../../model/record';
import {RecordDetails, RecordFoot} from '../record/RecordDetails';
import {RecordFrame} from '../record/RecordFrame';
import {useView} from '../use-view';
import {WorkflowPanel} from './WorkflowPanel';

interface WorkflowPageProps {
  /** Stands above everything, as wide as the page. */
  readonly top?: (record: EntityRecord) => ReactNode;
  /** Stands above the generated details. */
  readonly first?: (record: EntityRecord) => ReactNode;
  /** Names of properties that `first` shows. */
  readonly omit?: readonly string[];
}

export function WorkflowPage({top, first, omit}: WorkflowPageProps) {
  const t = useT();
  const can = useCan();
  const {entity} = useView();
  return (
    <RecordFrame bare>
      {record => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px'},
          }}
        >
          {top && <Box sx={{gridColumn: '1 / -1', minWidth: 0}}>{top(record)}</Box>}
          <Box sx={{display: 'grid', gap: 2, minWidth: 0, order: {xs: 2, lg: 1}}}>
            {first?.(record)}
            <Card>
              <RecordDetails record={record} omit={omit} />
              <RecordFoot record={record} />
            </Card>
          </Box>
          <Box sx={{display: 'grid', gap: 2, minWidth: 0, order: {xs: 1, lg: 2}}}>
            <WorkflowPanel record={record} />
            {can(entity, 'history') && (
              <Card component="section" aria-labelledby="history" sx={{display: {xs: 'none', lg: 'block'}}}>
                <Typography id="history" component="h2" variant="h3" sx={{px: 2, pt: 2}}>
                  {t('record.history')}
                </Typography>
                <HistoryList record={record} compact />
              </Card>
            )}
          </Box>
        </Box>
      )}
    </RecordFrame>
  );
}

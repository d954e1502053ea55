/** What the pages of an inquiry and an order share: the record on the left, its states and history on the right. */
import type {ReactNode} from 'react';
import {Box, Card, Typography} from '@mui/material';
import {useCan} from '../../access/session-context';
import {HistoryList} from '../../engine/history/HistoryPage';
import type {EntityRecord} from '../../engine/record';
import {RecordFrame} from '../../engine/record/RecordFrame';
import {RecordDetails, RecordFoot} from '../../engine/record/ShowPage';
import {useView} from '../../engine/use-view';
import {useT} from '../../i18n/hooks';
import {WorkflowPanel} from './WorkflowPanel';

interface WorkflowPageProps {
  /** Stands above the generated details. */
  readonly first?: (record: EntityRecord) => ReactNode;
  /** Names of properties that `first` shows. */
  readonly omit?: readonly string[];
}

export function WorkflowPage({first, omit}: WorkflowPageProps) {
  const t = useT();
  const can = useCan();
  const {entity} = useView();
  return (
    <RecordFrame bare>
      {record => (
        <Box sx={{display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: {xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px'}}}>
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
                <Typography id="history" component="h2" variant="h3" sx={{px: 2, pt: 2}}>{t('record.history')}</Typography>
                <HistoryList record={record} compact />
              </Card>
            )}
          </Box>
        </Box>
      )}
    </RecordFrame>
  );
}

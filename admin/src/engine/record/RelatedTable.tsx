/** The records that belong to another one, such as the products of an order. */
import type {ReactNode} from 'react';
import {
  Alert,
  Box,
  Button,
  Card,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {useGetList} from 'react-admin';
import {useCan, useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {controlFor} from '../../controls/registry';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {PageLink} from '../../widgets/PageLink';
import {isSeen} from '../../access/seen';
import type {EntityRecord} from '../../model/record';
import {homeOf, viewOf} from '../../model/views';
import {pathsOf} from '../../model/paths';
import {RelatedBlocks} from './RelatedBlocks';

interface RelatedTableProps {
  /** Key of the entity whose records are shown. */
  readonly entity: string;
  /** Its property that points here. */
  readonly field: string;
  readonly id: number;
  /** Stands below the records, such as what they come to. */
  readonly foot?: ReactNode;
}

const LIMIT = 100;

export function RelatedTable({entity: key, field: pointer, id, foot}: RelatedTableProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const session = useSession();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  const view = viewOf(homeOf(key));
  const {data, error, isPending} = useGetList<EntityRecord>(key, {
    pagination: {page: 1, perPage: LIMIT},
    sort: {field: view?.entity.sort?.field ?? 'id', order: 'ASC'},
    filter: {[pointer]: id},
  });
  if (!view || !can(view.entity, 'read')) return null;
  const {entity, list} = view;
  const paths = pathsOf(view);
  const columns = list.columns
    .map(name => entity.field[name])
    .filter(field => field !== undefined)
    .filter(field => field.name !== pointer && isSeen(session, entity, field));
  return (
    <Card component="section" aria-label={say(view.title)}>
      <Box sx={{display: 'flex', alignItems: 'center', px: 2, py: 1.25}}>
        <Typography component="h2" variant="h3" sx={{mr: 'auto'}}>
          {say(view.title)}
        </Typography>
        {entity.writable && can(entity, 'create') && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            component={PageLink}
            to={`${paths.create}?${new URLSearchParams({[pointer]: String(id)})}`}
          >
            {t('form.new')}
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="error" sx={{m: 2}}>
          {messageOf(error)}
        </Alert>
      )}
      {isPending && (
        <Box sx={{px: 2, pb: 2}}>
          <Skeleton height={40} />
        </Box>
      )}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('list.none', {name: say(view.title)})}
        </Typography>
      )}
      {data && data.length > 0 && narrow && <RelatedBlocks view={view} columns={columns} records={data} />}
      {data && data.length > 0 && !narrow && (
        <TableContainer tabIndex={0} role="group" aria-label={say(view.title)}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map(field => (
                  <TableCell key={field.name} align={controlFor(field).align}>
                    {say(field.label)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(record => (
                <TableRow key={record.id} hover>
                  {columns.map(field => (
                    <TableCell
                      key={field.name}
                      align={controlFor(field).align}
                      sx={field.name === entity.display ? {minWidth: 150, maxWidth: 280} : {maxWidth: 240}}
                    >
                      {field.name === entity.display ? (
                        <Link
                          component={PageLink}
                          to={paths.main(record.id)}
                          color="textPrimary"
                          sx={{fontWeight: 600}}
                        >
                          {recordLabel(entity, record)}
                        </Link>
                      ) : (
                        <FieldDisplay field={field} value={record[field.name]} record={record} dense />
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {foot}
    </Card>
  );
}

/** The records that belong to another one on a narrow screen: one block for each. */
import {Box, Link} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {isBlank} from '../../model/equal';
import {detailsOf} from '../list/details';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';

interface RelatedBlocksProps {
  readonly view: EntityView;
  readonly columns: readonly Field[];
  readonly records: readonly EntityRecord[];
}

const DETAILS = 6;

export function RelatedBlocks({view, columns, records}: RelatedBlocksProps) {
  const say = useSay();
  const {entity} = view;
  return (
    <Box component="ul" aria-label={say(view.title)} sx={{listStyle: 'none', m: 0, p: 0}}>
      {records.map(record => (
        <Box component="li" key={record.id} sx={{px: 2, py: 1.25, borderTop: 1, borderColor: 'divider'}}>
          <Link
            component={PageLink}
            to={pathsOf(view).main(record.id)}
            color="textPrimary"
            sx={{fontWeight: 600, overflowWrap: 'anywhere'}}
          >
            {recordLabel(entity, record)}
          </Link>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 0.5,
              display: 'grid',
              gridTemplateColumns: 'max-content minmax(0, 1fr)',
              columnGap: 1.5,
              rowGap: 0.25,
              fontSize: '0.8125rem',
            }}
          >
            {detailsOf(entity, columns, DETAILS, [])
              .filter(field => !isBlank(record[field.name]))
              .map(field => (
                <Box key={field.name} sx={{display: 'contents'}}>
                  <Box component="dt" sx={{color: 'text.secondary'}}>
                    {say(field.label)}
                  </Box>
                  <Box component="dd" sx={{m: 0, minWidth: 0}}>
                    <FieldDisplay field={field} value={record[field.name]} record={record} dense />
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The design a customer asks about: its picture, and the way into the editor. */
import {Box, Button, Card, Link, Stack, Typography} from '@mui/material';
import HereIcon from '@mui/icons-material/DesignServicesOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import {useGetOne} from 'react-admin';
import {Empty} from '../../controls/shared/Empty';
import {safeLink} from '../../formatting/safe-link';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {useView} from '../../engine/use-view';
import {useSay, useT} from '../../i18n/hooks';
import {useDesignDialog} from '../../shell/DesignDialog';

const EDITOR = '/design/';

/** Where the editor opens the design of this inquiry: at the address of its category. */
function useEditorAddress(record: EntityRecord): string | undefined {
  const {categoryId} = record;
  const known = typeof categoryId === 'number';
  const {data: category} = useGetOne<EntityRecord>('category', {id: known ? categoryId : 0}, {enabled: known});
  if (isBlank(record.design)) return undefined;
  const base =
    typeof category?.categoryUrl === 'string' && category.categoryUrl.startsWith(EDITOR)
      ? category.categoryUrl
      : EDITOR;
  return `${base}?${new URLSearchParams({inquiry: String(record.id)})}`;
}

const SHOWN: readonly string[] = ['quantity', 'specification', 'remark'];

/** The properties of an inquiry that this card shows. */
export const DESIGN_FIELDS: readonly string[] = ['design', 'designImg', ...SHOWN];

export function DesignCard({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const {open} = useDesignDialog();
  const address = useEditorAddress(record);
  const picture = typeof record.designImg === 'string' ? safeLink(record.designImg) : undefined;
  return (
    <Card
      component="section"
      aria-label={t('inquiry.design')}
      sx={{display: 'grid', gridTemplateColumns: {xs: '1fr', sm: '280px minmax(0, 1fr)'}}}
    >
      <Box
        sx={{
          aspectRatio: {xs: '16 / 10', sm: '1'},
          backgroundColor: 'background.default',
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
        }}
      >
        {picture === undefined ? (
          <Typography variant="body2" color="textSecondary">
            {t('inquiry.noPicture')}
          </Typography>
        ) : (
          <Link href={picture} target="_blank" rel="noreferrer" sx={{width: '100%', height: '100%'}}>
            <Box
              component="img"
              src={picture}
              alt={t('inquiry.design')}
              sx={{width: '100%', height: '100%', objectFit: 'contain', display: 'block'}}
            />
          </Link>
        )}
      </Box>
      <Box sx={{p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0}}>
        {SHOWN.map(name => {
          const field = entity.field[name];
          return (
            field && (
              <Box key={name}>
                <Typography variant="caption" color="textSecondary" component="div">
                  {say(field.label)}
                </Typography>
                <Typography variant="body2" component="div">
                  {isBlank(record[name]) ? (
                    <Empty />
                  ) : (
                    <FieldDisplay field={field} value={record[name]} record={record} />
                  )}
                </Typography>
              </Box>
            )
          );
        })}
        <Box sx={{mt: 'auto'}}>
          {address === undefined ? (
            <Typography variant="body2" color="textSecondary">
              {t('inquiry.noDesign')}
            </Typography>
          ) : (
            <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
              <Button variant="outlined" startIcon={<HereIcon />} onClick={() => open(address)}>
                {t('inquiry.showHere')}
              </Button>
              <Button variant="outlined" startIcon={<OpenIcon />} href={address} target="_blank" rel="noopener">
                {t('inquiry.openDesign')}
              </Button>
            </Stack>
          )}
        </Box>
      </Box>
    </Card>
  );
}

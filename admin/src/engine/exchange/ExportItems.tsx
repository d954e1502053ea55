/** Exports everything the filter finds, with the columns shown. */
import {ListItemIcon, ListItemText, MenuItem} from '@mui/material';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {useNotify} from 'react-admin';
import {clock} from '@emblem/schemas/clock';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {localDay} from '../../formatting/local-time';
import {exportFile} from '../../request/rest';
import {useListState, useRecords, useWire} from '../list-state/list-state';
import {download} from './save-file';

const FORMATS = ['xlsx', 'csv'] as const;

function datedName(key: string, format: string): string {
  return `${key}-${localDay(clock.date())}.${format}`;
}

export function ExportItems({onDone}: {readonly onDone: () => void}) {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const {view, columns} = useListState();
  const {sort} = useRecords();
  const filter = useWire();
  const {entity} = view;
  if (entity.io.export === false || !can(entity, 'export')) return null;
  const run = (format: (typeof FORMATS)[number]) => {
    onDone();
    notify(t('export.started'), {type: 'info'});
    const file = exportFile(entity.key, {
      format,
      filter,
      sort: [sort.field, sort.order],
      columns: columns.fields.map(field => field.name),
    });
    void download(file, datedName(entity.key, format));
  };
  return FORMATS.map(format => (
    <MenuItem key={format} onClick={() => run(format)}>
      <ListItemIcon>
        <DownloadIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t(`export.${format}`)}</ListItemText>
    </MenuItem>
  ));
}

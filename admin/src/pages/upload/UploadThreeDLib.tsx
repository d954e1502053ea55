/** By hand, because no entity is behind it: files of the 3D library are sent here and their addresses handed on. */
import {useState} from 'react';
import {Link, List, ListItem, Stack, Typography} from '@mui/material';
import {useParams} from 'react-router';
import {useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import {UploadBox} from '../../upload/UploadBox';
import {FileViewer} from '../../viewer/FileViewer';

interface UploadThreeDLibProps {
  /** The record that the files are for. */
  readonly id?: string;
  /** The place within the record. */
  readonly index?: string;
}

interface Arrived {
  readonly name: string;
  readonly url: string;
}

export function UploadThreeDLib({id, index}: UploadThreeDLibProps) {
  const t = useT();
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  const [shown, setShown] = useState<number>();
  const target = [
    ...(id === undefined ? [] : [t('threeDLib.record', {id})]),
    ...(index === undefined ? [] : [t('threeDLib.index', {index})]),
  ];
  return (
    <>
      <PageHeader title={t('threeDLib.title')} />
      <Stack spacing={2}>
        {target.length > 0 && <Typography color="text.secondary">{target.join(t('common.comma'))}</Typography>}
        <UploadBox
          label={t('threeDLib.title')}
          send={{modelDir: 'threeDLib'}}
          done={(url, {name}) => setArrived(before => [...before, {name, url}])}
        />
        <List dense aria-label={t('threeDLib.arrived')}>
          {arrived.map(({name, url}, place) => (
            <ListItem key={url} disableGutters>
              <Link
                href={url}
                onClick={event => {
                  event.preventDefault();
                  setShown(place);
                }}
              >
                {name}
              </Link>
            </ListItem>
          ))}
        </List>
        {shown !== undefined && (
          <FileViewer urls={arrived.map(({url}) => url)} start={shown} onClose={() => setShown(undefined)} />
        )}
      </Stack>
    </>
  );
}

/** Hands the address's parts on as props (CO-114, CO-115). */
export default function UploadThreeDLibRoute() {
  const {id, index} = useParams();
  return <UploadThreeDLib id={id} index={index} />;
}

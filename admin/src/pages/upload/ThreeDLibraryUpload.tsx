/** Uploads files of the 3D library and lists them. Written by hand, because there is no entity for them. */
import {useState} from 'react';
import {Link, List, ListItem, Stack, Typography} from '@mui/material';
import {useParams} from 'react-router';
import {useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import {UploadBox} from '../../upload/UploadBox';
import {FileViewer} from '../../viewer/FileViewer';

interface ThreeDLibraryUploadProps {
  /** The record that the files are for. */
  readonly id?: string;
  /** The number of the file's place within the record. */
  readonly index?: string;
}

interface UploadedFile {
  readonly name: string;
  readonly url: string;
}

export function ThreeDLibraryUpload({id, index}: ThreeDLibraryUploadProps) {
  const t = useT();
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const [shown, setShown] = useState<number>();
  const target = [
    ...(id === undefined ? [] : [t('threeDLib.record', {id})]),
    ...(index === undefined ? [] : [t('threeDLib.index', {index})]),
  ];
  return (
    <>
      <PageHeader title={t('threeDLib.title')} />
      <Stack spacing={2}>
        {target.length > 0 && <Typography color="textSecondary">{target.join(t('common.comma'))}</Typography>}
        <UploadBox
          label={t('threeDLib.title')}
          send={{modelDir: 'threeDLib'}}
          done={(url, {name}) => setUploaded(before => [...before, {name, url}])}
        />
        <List dense aria-label={t('threeDLib.arrived')}>
          {uploaded.map(({name, url}, number) => (
            <ListItem key={url} disableGutters>
              <Link
                href={url}
                onClick={event => {
                  event.preventDefault();
                  setShown(number);
                }}
              >
                {name}
              </Link>
            </ListItem>
          ))}
        </List>
        {shown !== undefined && (
          <FileViewer urls={uploaded.map(({url}) => url)} start={shown} onClose={() => setShown(undefined)} />
        )}
      </Stack>
    </>
  );
}

/** Hands the address's parts on as props (CO-114, CO-115). */
export default function ThreeDLibraryUploadRoute() {
  const {id, index} = useParams();
  return <ThreeDLibraryUpload id={id} index={index} />;
}

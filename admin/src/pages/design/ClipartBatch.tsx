/** Exists because many cliparts are uploaded and named at once, then saved in one call (DA-474). */
import {useState} from 'react';
import {Button, Card, Stack, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import {useQuery} from '@tanstack/react-query';
import {useNavigate} from 'react-router';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {useDebouncedValue} from '../../controls/shared/use-debounced-value';
import {homeOf} from '../../model/views';
import {useT} from '../../i18n/hooks';
import {get, post} from '../../request/api';
import {asList} from '../../model/parse';
import {model} from '../../model/schema';
import {PageHeader} from '../../frame/PageHeader';
import {rulesOf, SIZE_LIMIT} from '../../upload/rules';
import {useFormUploads} from '../../upload/use-form-uploads';
import {UploadsOfFormProvider} from '../../upload/form-uploads-context';
import {UploadBox} from '../../upload/UploadBox';
import {PageLink} from '../../widgets/PageLink';
import {isComplete, nameOfFile, repeatedNames, type BatchRow} from './clipart-batch';
import {ClipartRows} from './ClipartRows';

/** Of each picture (DA-566, DA-567); many are chosen at once. */
const {accept, megabytes} = rulesOf(model.entity('clipart').field.clipartImage?.upload ?? {});
/** Most design calls are sent with this language (DA-552). */
const LANGUAGE = 'en-us';
const HOME = `/${homeOf('clipart')}`;

/** Which of the names the library has already (DA-473). */
async function findTaken(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    names.map(
      async elementName =>
        asList(
          await get('/design/clipart/getSameClipartName', {elementName}, undefined, {quiet: true, hideLoading: true}),
        ).length > 0,
    ),
  );
  return new Set(names.filter((_, index) => found[index]));
}

function useTaken(rows: readonly BatchRow[]): ReadonlySet<string> {
  const wanted = useDebouncedValue(
    JSON.stringify([...new Set(rows.map(({name}) => name.trim()))].filter(name => name !== '')),
  );
  const {data} = useQuery({
    queryKey: ['clipart', 'same-name', wanted],
    queryFn: () => findTaken(asList(JSON.parse(wanted)).map(String)),
    placeholderData: before => before,
  });
  return data ?? new Set();
}

/** Saves all of them in one call. */
function useSave() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async (rows: readonly BatchRow[], types: readonly number[], labels: readonly number[]) => {
    if (!isComplete(rows)) return notify(t('clipartBatch.incomplete'), {type: 'warning'});
    setBusy(true);
    try {
      await post('/design/clipart/batchAddClipart', {
        list: rows.map(({name, url}) => ({
          elementName: name.trim(),
          clipartImage: url,
          types,
          labels,
          language: LANGUAGE,
        })),
      });
      notify(t('clipartBatch.saved', {count: rows.length}), {type: 'success'});
      void navigate(HOME);
    } catch {
      // The call has said what went wrong; the rows stay.
      setBusy(false);
    }
  };
  return {busy, save};
}

interface ClipartFilesProps {
  readonly uploads: ReturnType<typeof useFormUploads>;
  readonly onUpload: (url: string, name: string) => void;
}

/** Where the pictures are chosen or dropped. */
function ClipartFiles({uploads, onUpload}: ClipartFilesProps) {
  const t = useT();
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={2} sx={{alignItems: {sm: 'center'}}}>
      <UploadsOfFormProvider value={uploads.begin}>
        <UploadBox
          label={t('clipartBatch.files')}
          accept={accept}
          megabytes={megabytes}
          send={{modelDir: 'clipart', property: 'clipart.clipartImage'}}
          width={220}
          height={96}
          done={(url, {name}) => onUpload(url, name)}
        />
      </UploadsOfFormProvider>
      <Typography variant="body2" color="textSecondary">
        {t('clipartBatch.hint', {limit: megabytes ?? SIZE_LIMIT})}
      </Typography>
    </Stack>
  );
}

export default function ClipartBatch() {
  const t = useT();
  const [rows, setRows] = useState<readonly BatchRow[]>([]);
  const [types, setTypes] = useState<readonly number[]>([]);
  const [labels, setLabels] = useState<readonly number[]>([]);
  const uploads = useFormUploads();
  const known = useTaken(rows);
  const twice = repeatedNames(rows);
  const {busy, save} = useSave();
  const change = (url: string, name: string) => setRows(rows.map(row => (row.url === url ? {...row, name} : row)));

  return (
    <>
      <PageHeader
        title={t('clipartBatch.title')}
        actions={
          <Stack direction="row" spacing={1}>
            <Button variant="outlined" component={PageLink} to={HOME} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button
              variant="contained"
              onClick={() => void save(rows, types, labels)}
              loading={busy}
              disabled={rows.length === 0 || uploads.underWay > 0}
            >
              {t('clipartBatch.save', {count: rows.length})}
            </Button>
          </Stack>
        }
      />
      <Card sx={{p: 2}}>
        <Stack spacing={2}>
          <ClipartFiles
            uploads={uploads}
            onUpload={(url, name) => setRows(before => [...before, {url, name: nameOfFile(name)}])}
          />
          <Stack direction={{xs: 'column', sm: 'row'}} spacing={2} sx={{'& > *': {flex: 1, minWidth: 0}}}>
            <RelationPicker
              entity={model.entity('clipart-type')}
              multiple
              label={t('clipartBatch.types')}
              ids={types}
              onChange={setTypes}
            />
            <RelationPicker
              entity={model.entity('tag')}
              multiple
              label={t('clipartBatch.tags')}
              ids={labels}
              onChange={setLabels}
            />
          </Stack>
          <ClipartRows
            rows={rows}
            onName={change}
            onRemove={url => setRows(rows.filter(row => row.url !== url))}
            warningOf={name =>
              twice.has(name) ? t('clipartBatch.twice') : known.has(name) ? t('clipartBatch.taken') : undefined
            }
          />
        </Stack>
      </Card>
    </>
  );
}

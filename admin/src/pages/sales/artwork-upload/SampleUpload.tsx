/**
 * Exists because the artwork of sample orders has an address of its own, which says of which platform and which kind
 * of sample they are (CO-110): `proId`, `type=order` and `samplesType`.
 */
import {Button} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {useSearchParams} from 'react-router';
import type {Predicate} from '@emblem/schemas';
import {ORDER} from '@emblem/schemas/values';
import {useCan} from '../../../access/session-context';
import {shownNow} from '../../../engine/back';
import {useT} from '../../../i18n/hooks';
import {pathsOf} from '../../../model/paths';
import {both} from '../../../model/views';
import {PageLink} from '../../../widgets/PageLink';
import {ArtworkPage, useOwner} from './ArtworkUpload';

const YES = ORDER.isSampleOrder.yes;

interface Asked {
  readonly proId?: number;
  readonly samplesType?: string;
}

function useAsked(): Asked {
  const [query] = useSearchParams();
  const proId = Number(query.get('proId'));
  const samplesType = query.get('samplesType') ?? '';
  return {...(Number.isSafeInteger(proId) && proId > 0 && {proId}), ...(samplesType !== '' && {samplesType})};
}

/** The form of a new order with what the address says filled in; it leads back here. */
function NewSample({asked}: {readonly asked: Asked}) {
  const t = useT();
  const can = useCan();
  const {view} = useOwner();
  if (!view || !can(view.entity, 'create')) return null;
  const values = Object.entries({...asked, isSampleOrder: YES}).map(([name, value]) => [name, String(value)]);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={PageLink}
      to={`${pathsOf(view).create}?${new URLSearchParams(values)}`}
      state={shownNow}
    >
      {t('artworkUpload.newSample')}
    </Button>
  );
}

export default function SampleUpload() {
  const t = useT();
  const asked = useAsked();
  const {proId, samplesType} = asked;
  const where = both(
    {eq: ['isSampleOrder', YES]},
    proId === undefined ? undefined : ({eq: ['proId', proId]} satisfies Predicate),
    samplesType === undefined ? undefined : ({eq: ['samplesType', samplesType]} satisfies Predicate),
  );
  return <ArtworkPage where={where} label={t('artworkUpload.sample')} actions={<NewSample asked={asked} />} />;
}

/** One revision of artwork with the customer's answer: the pins on the picture, and their notes below it. */
import type {ReactNode} from 'react';
import {Box, Chip, Typography} from '@mui/material';
import {DRAWING} from '@emblem/schemas/values';
import {FieldDisplay} from '../../../controls/FieldDisplay';
import {formatDateTime} from '../../../formatting/local-time';
import {useSay, useT, type Translate} from '../../../i18n/hooks';
import {asList, asText, asTexts, asValues} from '../../../model/parse';
import type {EntityRecord} from '../../../model/record';
import {model} from '../../../model/schema';
import {Artwork} from '../../../viewer/pins/Artwork';
import {pinsOf} from '../../../viewer/pins/pins';

const drawingEntity = model.entity('drawing');

/** The properties of a drawing that `DrawingRevision` shows, so that nothing shows them a second time beside it. */
export const REVISION_FIELDS = [
  'isTemporary',
  'files',
  'reason',
  'pins',
  'seenFiles',
  'answerLinkId',
  'answeredAt',
  'replacedAt',
];

export function revisionName(t: Translate, drawing: EntityRecord): string {
  return t('artworkUpload.version', {name: asText(drawing.name) ?? '', revision: Number(drawing.revision)});
}

function Answer({drawing}: {readonly drawing: EntityRecord}) {
  const t = useT();
  const at = asText(drawing.answeredAt);
  if (at === undefined) return null;
  const by = typeof drawing.answerLinkId === 'number' ? 'artwork.byLink' : 'artwork.byStaff';
  const hashes = asList(drawing.seenFiles).flatMap(seen => asText(asValues(seen).sha256) ?? []);
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{overflowWrap: 'anywhere'}}>
      {`${t('artwork.answered', {time: formatDateTime(at)})} · ${t(by)}`}
      {hashes.map(hash => (
        <Box key={hash} component="div">
          {`${t('artwork.hash')}: `}
          <code>{hash}</code>
        </Box>
      ))}
    </Typography>
  );
}

interface DrawingRevisionProps {
  readonly drawing: EntityRecord;
  readonly actions?: ReactNode;
}

export function DrawingRevision({drawing, actions}: DrawingRevisionProps) {
  const t = useT();
  const say = useSay();
  const name = revisionName(t, drawing);
  const pins = pinsOf(drawing.pins);
  const labelOf = (number: number) => t('artwork.pin', {number});
  const {confirmation, isTemporary} = drawingEntity.field;
  const replaced = asText(drawing.replacedAt);
  return (
    <Box component="section" aria-label={name} sx={{display: 'grid', gap: 1, alignContent: 'start', minWidth: 0}}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
        <Typography component="h3" variant="subtitle2" sx={{overflowWrap: 'anywhere'}}>
          {name}
        </Typography>
        {confirmation && <FieldDisplay field={confirmation} value={drawing.confirmation} record={drawing} dense />}
        {isTemporary && drawing.isTemporary === DRAWING.isTemporary.yes && (
          <Chip size="small" variant="outlined" label={say(isTemporary.label)} />
        )}
        <Box sx={{ml: 'auto'}}>{actions}</Box>
      </Box>
      <Artwork
        files={asTexts(drawing.files)}
        name={name}
        openLabel={t('artwork.openFile')}
        pins={pins}
        labelOf={labelOf}
        maxHeight="420px"
      />
      {pins.length > 0 && (
        <Box component="ol" sx={{m: 0, pl: 3, display: 'grid', gap: 0.5}}>
          {pins.map(({note}, index) => (
            // Pins have no id; their number is their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Typography key={index} component="li" variant="body2" sx={{overflowWrap: 'anywhere'}}>
              {note}
            </Typography>
          ))}
        </Box>
      )}
      {typeof drawing.reason === 'string' && drawing.reason !== '' && (
        <Typography variant="body2" sx={{whiteSpace: 'pre-line', overflowWrap: 'anywhere'}}>
          {drawing.reason}
        </Typography>
      )}
      <Answer drawing={drawing} />
      {replaced !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {t('artwork.replaced', {time: formatDateTime(replaced)})}
        </Typography>
      )}
    </Box>
  );
}

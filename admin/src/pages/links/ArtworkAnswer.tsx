/** Artwork as a customer sees it by a link: large, with what it is for, and the two answers to it. */
import {useState} from 'react';
import {Alert, Box, Button, Card, TextField, Typography} from '@mui/material';
import type {PaperTree} from '@emblem/schemas/papers';
import {DRAWING} from '@emblem/schemas/values';
import {asTexts, type Values} from '../../model/parse';
import {isFailure, messageOf, STALE} from '../../request/failure';
import {MOST_PINS, pinsOf, share, type Pin} from '../../viewer/pins/pins';
import {Artwork} from '../../viewer/pins/Artwork';
import {Facts} from './Facts';
import {noteId, Notes} from './Notes';

const {confirmed, notPassed} = DRAWING.confirmation;
const LONGEST_REMARK = 2000;

type Stage = 'looking' | 'confirming' | 'marking';

interface ArtworkAnswerProps {
  readonly record: Values;
  readonly tree: PaperTree;
  /** Throws what the server refuses. */
  readonly onAnswer: (answer: 'confirm' | 'reject', values: Values) => Promise<void>;
  /** The artwork is to be looked at again. */
  readonly onStale: () => void;
}

/** What the customer has been told already, in place of an answer. */
function Standing({record, words}: {readonly record: Values; readonly words: Readonly<Record<string, string>>}) {
  if (record.replacedAt) return <Alert severity="warning">{words.artworkReplaced}</Alert>;
  if (record.confirmation === confirmed) return <Alert severity="success">{words.artworkConfirmed}</Alert>;
  if (record.confirmation === notPassed) return <Alert severity="info">{words.artworkRejected}</Alert>;
  return <Typography color="textSecondary">{words.artworkIntro}</Typography>;
}

export function ArtworkAnswer({record, tree, onAnswer, onStale}: ArtworkAnswerProps) {
  const [stage, setStage] = useState<Stage>('looking');
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const {wordings: words = {}} = tree;
  const isOpen = record.confirmation === DRAWING.confirmation.waiting && !record.replacedAt;
  const labelOf = (number: number) => (words.artworkPin ?? '').replace('{n}', String(number));
  const shown = isOpen ? pins : pinsOf(record.pins);
  const isMarking = isOpen && stage === 'marking';
  const isEmpty = pins.length === 0 && remark.trim() === '';
  const choose = (index: number) => document.getElementById(noteId(index))?.focus();
  const send = async (answer: 'confirm' | 'reject') => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onAnswer(answer, answer === 'reject' ? {reason: remark, pins} : {});
      setStage('looking');
    } catch (refused) {
      setFailure(refused);
      if (isFailure(refused) && refused.status === STALE) onStale();
    } finally {
      setBusy(false);
    }
  };
  const reject = () => {
    setTried(true);
    const bare = pins.findIndex(({note}) => note.trim() === '');
    if (bare >= 0) choose(bare);
    else if (!isEmpty) void send('reject');
  };
  const editing = isMarking && {
    hint: words.artworkPinHint ?? '',
    add: (file: number, x: number, y: number) => {
      if (pins.length >= MOST_PINS) return;
      setPins([...pins, {file, x: share(x), y: share(y), note: ''}]);
      requestAnimationFrame(() => choose(pins.length));
    },
    move: (index: number, x: number, y: number) =>
      setPins(pins.map((pin, place) => (place === index ? {...pin, x: share(x), y: share(y)} : pin))),
    choose,
  };
  return (
    <Box
      lang={tree.language}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px'},
      }}
    >
      <Box sx={{display: 'grid', gap: 2}}>
        {isMarking && <Alert severity="info">{words.artworkPinHint}</Alert>}
        <Artwork
          files={asTexts(record.files)}
          name={String(record.name)}
          openLabel={words.artworkOpenFile ?? ''}
          pins={shown}
          labelOf={labelOf}
          editing={editing || undefined}
        />
      </Box>
      <Box sx={{display: 'grid', gap: 2, position: {md: 'sticky'}, top: {md: 16}}}>
        {/* On a phone notes stand next to the picture while they are written. */}
        <Box sx={{order: {xs: isMarking ? 1 : 0, md: 0}}}>
          <Facts tree={tree} />
        </Box>
        <Card component="section" aria-label={tree.title} sx={{p: 2, display: 'grid', gap: 2}}>
          {!isMarking && <Standing record={record} words={words} />}
          {!isOpen && shown.length > 0 && (
            <Box component="ol" sx={{m: 0, pl: 3, display: 'grid', gap: 0.5}}>
              {shown.map(({note}, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{note}</li>
              ))}
            </Box>
          )}
          {!isOpen && typeof record.reason === 'string' && record.confirmation === notPassed && (
            <Typography sx={{whiteSpace: 'pre-line'}}>{record.reason}</Typography>
          )}
          {isMarking && (
            <>
              <Notes
                pins={pins}
                labelOf={labelOf}
                words={{note: words.artworkNote ?? '', remove: words.artworkRemove ?? ''}}
                missing={tried ? words.artworkNote : undefined}
                onChange={setPins}
              />
              <TextField
                label={words.artworkRemark}
                multiline
                minRows={3}
                fullWidth
                value={remark}
                error={tried && isEmpty}
                helperText={tried && isEmpty ? words.artworkNeed : undefined}
                onChange={({target}) => setRemark(target.value)}
                slotProps={{htmlInput: {maxLength: LONGEST_REMARK}}}
              />
            </>
          )}
          {isOpen && stage === 'confirming' && <Alert severity="warning">{words.artworkSure}</Alert>}
          {failure !== undefined && <Alert severity="error">{messageOf(failure)}</Alert>}
          {isOpen && (
            <Box sx={{display: 'grid', gap: 1}}>
              {stage === 'looking' && (
                <>
                  <Button variant="contained" size="large" onClick={() => setStage('confirming')}>
                    {words.artworkConfirm}
                  </Button>
                  <Button variant="outlined" size="large" color="inherit" onClick={() => setStage('marking')}>
                    {words.artworkReject}
                  </Button>
                </>
              )}
              {stage !== 'looking' && (
                <>
                  <Button
                    variant="contained"
                    size="large"
                    loading={busy}
                    onClick={() => (stage === 'marking' ? reject() : void send('confirm'))}
                  >
                    {stage === 'marking' ? words.artworkSend : words.artworkConfirm}
                  </Button>
                  <Button variant="text" disabled={busy} onClick={() => setStage('looking')}>
                    {words.artworkBack}
                  </Button>
                </>
              )}
            </Box>
          )}
        </Card>
      </Box>
    </Box>
  );
}

/** The answer to artwork: what has been said already, or the two answers, and what a refusal needs. */
import {Alert, Box, Button, Card, TextField, Typography} from '@mui/material';
import {DRAWING} from '@emblem/schemas/values';
import type {Values} from '../../model/parse';
import {messageOf} from '../../request/failure';
import {pinsOf} from '../../viewer/pins/pins';
import {Notes} from './Notes';
import type {ArtworkAnswering} from './use-artwork-answer';

const {confirmed, notPassed} = DRAWING.confirmation;
const MAX_REMARK_LENGTH = 2000;

type Words = Readonly<Record<string, string>>;

interface StandingProps {
  readonly record: Values;
  readonly words: Words;
}

interface AnswerProps {
  readonly answer: ArtworkAnswering;
  readonly words: Words;
}

interface MarkingProps extends AnswerProps {
  readonly labelOf: (number: number) => string;
}

interface AnswerCardProps extends StandingProps, MarkingProps {
  readonly title: string;
}

/** What the customer has been told already, in place of an answer. */
function Standing({record, words}: StandingProps) {
  if (record.replacedAt) return <Alert severity="warning">{words.artworkReplaced}</Alert>;
  if (record.confirmation === confirmed) return <Alert severity="success">{words.artworkConfirmed}</Alert>;
  if (record.confirmation === notPassed) return <Alert severity="info">{words.artworkRejected}</Alert>;
  return <Typography color="textSecondary">{words.artworkIntro}</Typography>;
}

/** What has been answered: the notes of the pins, and the remark. */
function Answered({record}: {readonly record: Values}) {
  const pins = pinsOf(record.pins);
  return (
    <>
      {pins.length > 0 && (
        <Box component="ol" sx={{m: 0, pl: 3, display: 'grid', gap: 0.5}}>
          {pins.map(({note}, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{note}</li>
          ))}
        </Box>
      )}
      {typeof record.reason === 'string' && record.confirmation === notPassed && (
        <Typography sx={{whiteSpace: 'pre-line'}}>{record.reason}</Typography>
      )}
    </>
  );
}

/** The notes of the pins and a remark, of which one is needed. */
function Marking({answer: {pins, setPins, remark, setRemark, tried, isEmpty}, words, labelOf}: MarkingProps) {
  return (
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
        slotProps={{htmlInput: {maxLength: MAX_REMARK_LENGTH}}}
      />
    </>
  );
}

/** The two answers; then to send the chosen one, or to go back. */
function AnswerButtons({answer: {stage, setStage, busy, send}, words}: AnswerProps) {
  return (
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
          <Button variant="contained" size="large" loading={busy} onClick={send}>
            {stage === 'marking' ? words.artworkSend : words.artworkConfirm}
          </Button>
          <Button variant="text" disabled={busy} onClick={() => setStage('looking')}>
            {words.artworkBack}
          </Button>
        </>
      )}
    </Box>
  );
}

export function AnswerCard({record, answer, words, labelOf, title}: AnswerCardProps) {
  const {isOpen, isMarking, stage, failure} = answer;
  return (
    <Card component="section" aria-label={title} sx={{p: 2, display: 'grid', gap: 2}}>
      {!isMarking && <Standing record={record} words={words} />}
      {!isOpen && <Answered record={record} />}
      {isMarking && <Marking answer={answer} words={words} labelOf={labelOf} />}
      {isOpen && stage === 'confirming' && <Alert severity="warning">{words.artworkSure}</Alert>}
      {failure !== undefined && <Alert severity="error">{messageOf(failure)}</Alert>}
      {isOpen && <AnswerButtons answer={answer} words={words} />}
    </Card>
  );
}

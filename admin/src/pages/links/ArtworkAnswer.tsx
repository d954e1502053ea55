/** Artwork as a customer sees it by a link: large, with what it is for, and the two answers to it. */
import {Alert, Box} from '@mui/material';
import type {PaperTree} from '@emblem/schemas/papers';
import {asTexts, type Values} from '../../model/parse';
import {pinsOf} from '../../viewer/pins/pins';
import {Artwork} from '../../viewer/pins/Artwork';
import {AnswerCard} from './AnswerCard';
import {Facts} from './Facts';
import {useArtworkAnswer} from './use-artwork-answer';

interface ArtworkAnswerProps {
  readonly record: Values;
  readonly tree: PaperTree;
  /** Throws what the server refuses. */
  readonly onAnswer: (answer: 'confirm' | 'reject', values: Values) => Promise<void>;
  /** The artwork is to be looked at again. */
  readonly onStale: () => void;
}

export function ArtworkAnswer({record, tree, onAnswer, onStale}: ArtworkAnswerProps) {
  const answer = useArtworkAnswer({record, onAnswer, onStale});
  const {isOpen, isMarking, pins, pinning} = answer;
  const {wordings: words = {}} = tree;
  const labelOf = (number: number) => (words.artworkPin ?? '').replace('{n}', String(number));
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
          pins={isOpen ? pins : pinsOf(record.pins)}
          labelOf={labelOf}
          editing={isMarking ? {hint: words.artworkPinHint ?? '', ...pinning} : undefined}
        />
      </Box>
      <Box sx={{display: 'grid', gap: 2, position: {md: 'sticky'}, top: {md: 16}}}>
        {/* On a phone notes stand next to the picture while they are written. */}
        <Box sx={{order: {xs: isMarking ? 1 : 0, md: 0}}}>
          <Facts tree={tree} />
        </Box>
        <AnswerCard record={record} answer={answer} words={words} labelOf={labelOf} title={tree.title} />
      </Box>
    </Box>
  );
}

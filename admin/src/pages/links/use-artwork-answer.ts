/** A customer's answer to artwork as it is written: pins, a remark, and the way from looking to sending. */
import {useState} from 'react';
import {DRAWING} from '@emblem/schemas/values';
import type {Values} from '../../model/parse';
import {isFailure, STALE} from '../../request/failure';
import {MAX_PINS, share, type Pin} from '../../viewer/pins/pins';
import {noteId} from './Notes';

type Stage = 'looking' | 'confirming' | 'marking';

interface AnswerOptions {
  readonly record: Values;
  /** Throws what the server refuses. */
  readonly onAnswer: (answer: 'confirm' | 'reject', values: Values) => Promise<void>;
  /** The artwork is to be looked at again. */
  readonly onStale: () => void;
}

function goToNote(index: number): void {
  document.getElementById(noteId(index))?.focus();
}

/** Pins that are set on pictures and moved. */
function usePins() {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const add = (file: number, x: number, y: number) => {
    if (pins.length >= MAX_PINS) return;
    setPins([...pins, {file, x: share(x), y: share(y), note: ''}]);
    requestAnimationFrame(() => goToNote(pins.length));
  };
  const move = (index: number, x: number, y: number) =>
    setPins(pins.map((pin, place) => (place === index ? {...pin, x: share(x), y: share(y)} : pin)));
  return {pins, setPins, pinning: {add, move, choose: goToNote}};
}

export function useArtworkAnswer({record, onAnswer, onStale}: AnswerOptions) {
  const [stage, setStage] = useState<Stage>('looking');
  const {pins, setPins, pinning} = usePins();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const isOpen = record.confirmation === DRAWING.confirmation.waiting && !record.replacedAt;
  const isEmpty = pins.length === 0 && remark.trim() === '';
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
    if (bare >= 0) goToNote(bare);
    else if (!isEmpty) void send('reject');
  };
  return {
    isOpen,
    stage,
    setStage,
    isMarking: isOpen && stage === 'marking',
    pins,
    setPins,
    pinning,
    remark,
    setRemark,
    tried,
    isEmpty,
    failure,
    busy,
    /** Sends the answer that was chosen. */
    send: () => (stage === 'marking' ? reject() : void send('confirm')),
  };
}

export type ArtworkAnswering = ReturnType<typeof useArtworkAnswer>;

import type {DocumentState} from '../api/documents-readers';
import {useText} from '../ui/use-text';

const TONES: Readonly<Record<DocumentState, 'open' | 'good' | 'wrong' | 'over'>> = {
  sent: 'open',
  partial: 'open',
  accepted: 'good',
  paid: 'good',
  credited: 'good',
  unpaid: 'wrong',
  declined: 'over',
  lapsed: 'over',
  expired: 'over',
};

/** What became of a document, in words and in a colour. */
export function StateMark({state}: {readonly state: DocumentState}) {
  const t = useText();
  return <span className={`documents-state documents-state-${TONES[state]}`}>{t(`documents.state.${state}`)}</span>;
}

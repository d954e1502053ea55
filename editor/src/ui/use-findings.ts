import {useMemo} from 'react';
import {useEditorState, useSide} from './editor-context';
import {preflight, type Finding} from '../preflight/check';
import {printSurfaceOf} from '../preflight/print-surface';

/** What would come out badly of the open side. */
export function useFindings(): readonly Finding[] {
  const side = useSide();
  const product = useEditorState(state => state.product);
  const position = useEditorState(state => state.position);
  return useMemo(() => preflight(side, printSurfaceOf(side, product, position)), [side, product, position]);
}

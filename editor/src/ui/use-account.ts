import {useEditorState} from './editor-context';

export interface Account {
  readonly userId: number;
  readonly proId: number;
}

/** The ids of the signed-in member and of the account's platform, as lists send them; 0 for visitors. */
export function useAccount(): Account {
  const userId = useEditorState(state => state.member?.id ?? 0);
  const proId = useEditorState(state => state.member?.proId ?? 0);
  return {userId, proId};
}

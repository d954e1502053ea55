/** The one editor of the page, for all panels, bars and dialogs. */
import {createContext, use, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import type {Action, ActionContext, InputAction} from '../actions/action';
import type {DesignObject, Side} from '../document/types';
import type {Hand} from '../interaction/hand';
import type {Assets} from '../objects/image/assets';
import type {EditorState} from '../store/state';

/** What the page holds besides the editor itself. */
export interface Workbench extends ActionContext {
  readonly hand: Hand;
  readonly assets: Assets;
}

const WorkbenchContext = createContext<Workbench | null>(null);

export function WorkbenchProvider({
  workbench,
  children,
}: {
  readonly workbench: Workbench;
  readonly children: ReactNode;
}) {
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>;
}

export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (!workbench) throw new Error('There is no editor around this component');
  return workbench;
}

/** A part of the state; the component is drawn again only when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const {editor} = useWorkbench();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state));
}

/** The open side. */
export function useSide(): Side {
  const {editor} = useWorkbench();
  return useSyncExternalStore(editor.subscribe, () => editor.side);
}

/** The selected objects of the open side. */
export function useSelected(): readonly DesignObject[] {
  const side = useSide();
  const selection = useEditorState(state => state.selection);
  return useMemo(() => selection.flatMap(id => side.objects[id] ?? []), [side, selection]);
}

/** Runs commands. */
export function useRun(): {run(action: Action): void; runWith<Input>(action: InputAction<Input>, input: Input): void} {
  const workbench = useWorkbench();
  return useMemo(
    () => ({
      run: action => {
        if (action.isEnabled(workbench)) void action.run(workbench);
      },
      runWith: (action, input) => void action.run(workbench, input),
    }),
    [workbench],
  );
}

/** Whether the command can run now. */
export function useEnabled(action: Action): boolean {
  const workbench = useWorkbench();
  return useSyncExternalStore(workbench.editor.subscribe, () => action.isEnabled(workbench));
}

import {useCallback, useState} from 'react';
import {searchDesigns, searchesAnybody, type OwnerSearch} from '../actions/template/my-creation';
import type {ClipartFolder, FoundDesigns, OwnClipart, OwnDesign} from '../api/my-creation-readers';
import {useEditorState, useWorkbench} from '../ui/editor-context';
import {useList} from './use-list';

export type DesignView = 'mine' | 'favourites';

/** A folder's id, or one of the lists that are no folder. */
export type ClipartView = number | 'all' | 'loose' | 'favourites';

export interface MyCreationState {
  /** The lists are the member's own, to be arranged and added to. */
  readonly own: boolean;
  /** The lists are what a search has found. */
  readonly found: boolean;
  /** Null while they are on their way. */
  readonly designs: readonly OwnDesign[] | null;
  readonly cliparts: readonly OwnClipart[] | null;
  readonly folders: readonly ClipartFolder[];
  readonly designView: DesignView;
  readonly clipartView: ClipartView;
  showDesigns(view: DesignView): void;
  showCliparts(view: ClipartView): void;
  search(search: OwnerSearch): Promise<void>;
  /** Asks for everything anew. */
  reload(): Promise<void>;
}

interface LastSearch extends OwnerSearch {
  readonly result: FoundDesigns;
}

/** What My Creation lists: a member's own things from the start, for staff what they have searched. */
export function useMyCreation(): MyCreationState {
  const workbench = useWorkbench();
  const {myCreation} = workbench.services.api;
  const own = useEditorState(state => state.member !== null && !searchesAnybody(state));
  const [last, setLast] = useState<LastSearch | null>(null);
  const [designView, setDesignView] = useState<DesignView>('mine');
  const [clipartView, setClipartView] = useState<ClipartView>('all');
  const [round, setRound] = useState(0);

  const loadDesigns = useCallback(async (): Promise<readonly OwnDesign[]> => {
    if (last) return last.result.designs;
    if (!own) return [];
    return designView === 'mine' ? myCreation.designs() : myCreation.favouriteDesigns();
  }, [myCreation, own, last, designView]);
  const loadCliparts = useCallback(async (): Promise<readonly OwnClipart[]> => {
    if (last) return last.result.cliparts;
    if (!own) return [];
    if (clipartView === 'favourites') return myCreation.favouriteCliparts();
    if (clipartView === 'loose') return myCreation.looseCliparts();
    return myCreation.cliparts(clipartView === 'all' ? undefined : clipartView);
  }, [myCreation, own, last, clipartView]);
  const loadFolders = useCallback(async () => (own ? myCreation.folders() : []), [myCreation, own]);

  async function search(wanted: OwnerSearch): Promise<void> {
    const result = await searchDesigns(workbench, wanted);
    if (result) setLast({...wanted, result});
  }

  return {
    own,
    found: last !== null,
    designs: useList(loadDesigns, round),
    cliparts: useList(loadCliparts, round),
    folders: useList(loadFolders, round) ?? [],
    designView,
    clipartView,
    showDesigns: view => {
      setLast(null);
      setDesignView(view);
    },
    showCliparts: view => {
      setLast(null);
      setClipartView(view);
    },
    search,
    async reload() {
      setRound(before => before + 1);
      if (last) await search(last);
    },
  };
}

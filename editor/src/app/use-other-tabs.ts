import {useEffect} from 'react';
import {handleTabMessage} from '../actions/template/staff-template';
import {useWorkbench} from '../ui/editor-context';
import {listenToTabs} from './browser';

/** Hears what other tabs have cached. */
export function useOtherTabs(): void {
  const workbench = useWorkbench();
  useEffect(() => listenToTabs(message => handleTabMessage(workbench, message)), [workbench]);
}

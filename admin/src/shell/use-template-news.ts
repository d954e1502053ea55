/** Lists of templates show at once what a tab of the editor has cached, saved or published. */
import {useEffect} from 'react';
import {useQueryClient} from '@tanstack/react-query';
import {entityOf} from '../model/views';
import {asText} from '../model/parse';
import {askAgain} from '../request/ask-again';

/** Where the editor's tabs tell of templates (ED-278). */
const CHANNEL = 'emblem.templates';

export function useTemplateNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener(
      'message',
      () => void askAgain(client, {predicate: ({queryKey}) => entityOf(asText(queryKey[0]))?.key === 'template'}),
    );
    return () => channel.close();
  }, [client]);
}

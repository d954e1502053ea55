/**
 * What the console has fetched. Emptied at sign-in, so that nothing of an earlier session, not even its absence, is
 * remembered.
 */
import {notifyManager, QueryClient} from '@tanstack/react-query';
import {afterPress} from '../press';

// Lists, menus and boards that an answer would draw anew wait until they have got their click.
notifyManager.setScheduler(tell => afterPress(() => setTimeout(tell, 0)));

export function createQueryClient(): QueryClient {
  return new QueryClient({defaultOptions: {queries: {refetchOnWindowFocus: false, retry: false}}});
}

export const queryClient = createQueryClient();

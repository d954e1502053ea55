/**
 * What the console has fetched. Emptied at sign-in, so that nothing of an earlier session, not even its absence, is
 * remembered.
 */
import {QueryClient} from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({defaultOptions: {queries: {refetchOnWindowFocus: false, retry: false}}});
}

export const queryClient = createQueryClient();

import type {QueryClient, QueryFilters} from '@tanstack/react-query';

/**
 * Asks again for what the server has changed meanwhile. A first question that is under way is given up: its answer may
 * be older than the change, and invalidating alone would wait for it and take it for new.
 */
export async function askAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

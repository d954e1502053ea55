/**
 * What the website settings have fetched: apart from the console, whose user may be another one. Emptied at their
 * sign-in.
 */
import {createQueryClient} from '../request/query-client';

export const queryClient = createQueryClient();

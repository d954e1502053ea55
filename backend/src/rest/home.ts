/** `/rest/home`: what whoever asks sees first, as far as they read it. */
import type {Context} from '../context';
import {homeOf, type HomeQuery} from '../read';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {zoneIn} from './report-days';
import {refuse} from './report-parameters';

/** Platforms that somebody may choose at a time. */
const MAX_PLATFORMS = 500;

/** `?platforms=1,2`, as they are chosen over the lists; 400 for anything that is no list of ids. */
function platformsOf(context: Context, query: URLSearchParams): readonly number[] {
  const ids = (query.get('platforms') ?? '').split(',').filter(each => each !== '');
  const areIds = ids.length <= MAX_PLATFORMS && ids.every(id => /^\d{1,15}$/.test(id));
  return areIds ? ids.map(Number) : refuse(context, 'platforms', 'badValue');
}

function readHomeQuery({context, query}: Exchange): HomeQuery {
  return {platforms: platformsOf(context, query), timeZone: zoneIn(context, query)};
}

async function giveHome(exchange: Exchange): Promise<unknown> {
  return homeOf(exchange.context, readHomeQuery(exchange));
}

export const HOME_ROUTES: readonly RouteDefinition[] = [
  {
    verb: 'get',
    path: '/rest/home',
    strategy: 'staff',
    handler: giveHome,
    summary: 'What waits, what is late, and figures beside those of the period before, of whoever asks.',
  },
];

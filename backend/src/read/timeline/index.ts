/** One feed of a record from all that its entity's timeline names, newest first. */
import type {Context, TimelineEntry, TimelineFeed} from '../../context';
import {get} from '../get';
import {changes, transitions} from './feeds';

/** Feeds of the engine; those of modules are registered. */
export const OWN_FEEDS: readonly TimelineFeed[] = [transitions, changes];

export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

function feedsOf({registry}: Context, names: readonly string[]): readonly TimelineFeed[] {
  return names.flatMap(name => OWN_FEEDS.find(feed => feed.name === name) ?? registry.feeds.get(name) ?? []);
}

function momentOf({at, said}: TimelineEntry): string {
  return `${at} ${String(said.action)}`;
}

/** What was changed by a step is told with it: both were written at the same moment. */
function withoutChangesOfSteps(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const steps = new Set(entries.filter(({kind}) => kind === transitions.name).map(momentOf));
  const along = entries.filter(entry => entry.kind === changes.name && steps.has(momentOf(entry)));
  const byMoment = new Map(along.map(entry => [momentOf(entry), entry.said.changes]));
  return entries
    .filter(entry => !along.includes(entry))
    .map(entry => {
      const more = entry.kind === transitions.name ? byMoment.get(momentOf(entry)) : undefined;
      return more === undefined ? entry : {...entry, said: {...entry.said, changes: more}};
    });
}

/** Whether another feed tells it, to those who may know of it. */
function isToldElsewhere({kind, said}: TimelineEntry, feeds: readonly TimelineFeed[]): boolean {
  return kind === changes.name && feeds.some(({acts}) => acts?.includes(String(said.action)));
}

/** 404 for a record that the actor does not read. */
export async function timeline(context: Context, key: string, id: number, limit: number): Promise<Timeline> {
  const entity = context.model.entity(key);
  const record = await get(context, key, id, {deleted: true});
  const told: TimelineEntry[] = [];
  const feeds = feedsOf(context, entity.timeline);
  for (const feed of feeds) told.push(...(await feed.entries(context, entity, record, limit + 1)));
  const kept = told.filter(entry => !isToldElsewhere(entry, feeds));
  const sorted = [...withoutChangesOfSteps(kept)].sort((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1));
  return {entries: sorted.slice(0, limit), more: sorted.length > limit};
}

/** Gets the pages on which links to us stand, and notes what became of them. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Predicate, Text} from '@emblem/schemas';
import {EXTERNAL_LINK} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import type {Context} from '../../context';
import {contextOf, type Engine} from '../../engine';
import {Refusal, say} from '../../errors';
import {getPage, type WebPage, type PageProblem} from '../../integrations/pages/get-page';
import {list} from '../../read';
import {sendAbout} from '../../realtime/message';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {transaction, update} from '../../write';
import {TEXTS} from './texts';

export const LOOK_JOB = 'lookAtLinks';

const {live, nofollow, missing, unreachable, removed} = EXTERNAL_LINK.status;
/** So many are looked at side by side. */
const AT_ONCE = 4;
const BATCH = 200;

interface Finding {
  readonly status: string;
  readonly outcome: string;
}

const PROBLEMS: Readonly<Record<PageProblem, readonly [status: string, text: Text]>> = {
  unreachable: [unreachable, TEXTS.pageUnreachable],
  notFound: [missing, TEXTS.pageGone],
  noPage: [missing, TEXTS.noPage],
  tooLarge: [unreachable, TEXTS.pageTooLarge],
};

/** The page is written down for the process that reads it, and goes with its folder. */
async function lookAtPage(engine: Engine, context: Context, link: WireRecord, page: WebPage) {
  const folder = await mkdtemp(join(tmpdir(), 'emblem-page-'));
  const path = join(folder, 'page.html');
  try {
    await writeFile(path, page.content);
    const target = textOf(link, 'targetUrl') ?? '';
    return await engine.parsing.parse(context, 'links', {path, page: page.address, target});
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function lookAt(engine: Engine, context: Context, link: WireRecord): Promise<Finding> {
  const {language} = context.actor;
  const page = await getPage(textOf(link, 'pageUrl') ?? '', {arePrivateTaken: engine.config.privatePages});
  if ('problem' in page) {
    const [status, text] = PROBLEMS[page.problem];
    return {status, outcome: [say(text, language), page.detail].filter(Boolean).join(': ')};
  }
  try {
    switch (await lookAtPage(engine, context, link, page)) {
      case 'followed':
        return {status: live, outcome: say(TEXTS.linkFound, language)};
      case 'nofollow':
        return {status: nofollow, outcome: say(TEXTS.linkNofollow, language)};
      case 'none':
        return {status: missing, outcome: say(TEXTS.linkMissing, language)};
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {status: unreachable, outcome: error.message};
  }
}

/** Whoever placed a link hears when it is gone. */
async function tell(context: Context, link: WireRecord, {status, outcome}: Finding): Promise<void> {
  const ownerId = numberOf(link, 'ownerId');
  const wasLive = link.status === live || link.status === nofollow;
  if (status !== missing || !wasLive || ownerId === null) return;
  await sendAbout(context, {
    to: [ownerId],
    title: say(TEXTS.linkGone, context.actor.language),
    content: `${textOf(link, 'pageUrl') ?? ''}\n${outcome}`,
    entity: context.model.entity('external-link'),
    id: link.id,
    senderId: null,
  });
}

async function look(engine: Engine, context: Context, link: WireRecord): Promise<void> {
  const finding = await lookAt(engine, context, link);
  const values = {...finding, outcome: finding.outcome.slice(0, 300), checkedAt: context.now};
  await transaction(context, async tx => {
    await update(tx, 'external-link', link.id, values);
    await tell(tx, link, finding);
  });
}

/** Those of `ids`, or all that were not taken down. */
export async function lookAtLinks(engine: Engine, ids?: readonly number[]): Promise<void> {
  const context = contextOf(engine, SYSTEM);
  let last = 0;
  for (;;) {
    const wanted: readonly Predicate[] = ids ? [{in: ['id', [...ids]]}] : [];
    const where: Predicate = {all: [{ne: ['status', removed]}, {gt: ['id', last]}, ...wanted]};
    const {records} = await list(context, 'external-link', {
      where,
      sort: [{field: 'id', descending: false}],
      limit: BATCH,
    });
    for (let start = 0; start < records.length; start += AT_ONCE)
      await Promise.all(records.slice(start, start + AT_ONCE).map(link => look(engine, context, link)));
    last = records.at(-1)?.id ?? last;
    if (records.length < BATCH) return;
  }
}

/** Of a queued job: the ids that a button named. */
export function idsOf(payload: unknown): readonly number[] {
  const ids: unknown = typeof payload === 'object' && payload !== null && 'ids' in payload ? payload.ids : [];
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

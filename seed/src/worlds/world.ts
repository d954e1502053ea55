/** What worlds are made of, wherever they are written to. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {loadNavigation} from '@emblem/schemas/node';
import {Calendar} from '../calendar';
import {referenceData, type Reference} from '../reference';
import {KeptFiles} from '../store/kept-files';
import type {Store} from '../store/store';
import {DEMO_PASSWORD, type World, type WorldInput} from '../types';
import type {WorldContext} from './world-context';
import {insertDesigns} from './designs';
import {insertFigures} from './figures';
import {insertOffice} from './office';
import {insertOrganisation} from './organisation';
import {insertTrade} from './trade';
import {insertWork} from './work';

/** The world's own day, or today where the office is. */
export function calendarOf({day}: Pick<WorldInput, 'day'>): Calendar {
  return new Calendar(day ?? dayIn(clock.moment(), COMPANY_ZONE));
}

export function prepareReference(input: WorldInput, few: boolean): Promise<Reference> {
  return referenceData(input, input.navigation ?? loadNavigation(), few);
}

/** What is made before anything is written, which takes no transaction; and the files that are kept on the way. */
export async function prepare(
  input: WorldInput,
  world: World,
): Promise<{readonly build: Omit<WorldContext, 'store'>; readonly files: KeptFiles}> {
  const few = world === 'tiny';
  const files = new KeptFiles(input);
  const keeping = {...input, putFile: files.put};
  const reference = await prepareReference(keeping, few);
  const passwordHash = await input.hashPassword(DEMO_PASSWORD);
  return {build: {input: keeping, reference, calendar: calendarOf(input), few, passwordHash}, files};
}

/** Platforms, people, designs and business of the tiny and demo worlds, after the reference data. */
export async function insertBusiness(build: WorldContext): Promise<void> {
  const organisation = await insertOrganisation(build, false);
  const designs = await insertDesigns(build, organisation);
  const traded = await insertTrade(build, organisation, designs);
  await insertFigures(build, organisation, designs, traded);
  await insertWork(build, organisation);
  await insertOffice(build, organisation);
}

export async function insertFiles(store: Store, files: KeptFiles): Promise<void> {
  await store.insert('file', files.rows());
}

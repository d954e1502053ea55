/** The staff themselves, and what the office files of them and of the company. */
import {certificates, resumes, smsReminders} from '../people/office';
import {externalLinks, linkSites, marketingTasks, performance} from '../people/marketing';
import {profiles} from '../people/profiles';
import {trainingMaterials, trainingRecords} from '../people/training';
import type {WorldContext} from './world-context';
import type {Organisation} from './organisation';
import {doer, idsByName} from './organisation';

export async function insertOffice(
  {store, calendar, few, input}: WorldContext,
  {staff, projects}: Organisation,
): Promise<void> {
  const people = await profiles({calendar, few, staff, input});
  const options = {calendar, few, profiles: people, userId: idsByName(staff)};
  const records = trainingRecords(options);
  const applicants = resumes(options);
  const marketing = {calendar, few, userId: options.userId, platforms: projects.map(({id}) => id)};
  const links = externalLinks(marketing);
  const rows = {
    'staff-profile': people,
    'training-material': trainingMaterials(options, records),
    'training-record': records,
    resume: applicants,
    certificate: certificates(options),
    'sms-reminder': smsReminders(options),
    'marketing-task': marketingTasks(marketing),
    'link-site': linkSites(marketing, links),
    'external-link': links,
    ...performance(marketing),
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
  await store.history('resume', applicants, doer(staff, 'ownerId'));
}

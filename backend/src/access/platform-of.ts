/** The platform of a visitor: host name, then domain, then platform and language; else the default platform. */
import {PROJECT} from '@emblem/schemas/values';
import {numberOf, textOf} from '../record-values';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {remember} from '../memory/forget';
import {find} from '../read';

export interface Platform {
  readonly id: number;
  /** Code such as `en-us`; null when neither the domain nor the platform names one. */
  readonly language: string | null;
}

export const platforms = remember<Platform>('platforms', 30_000, 1000);

/** The host name of a `Host` header: without port, in lower case. */
export function hostName(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
}

function findEnabled(system: Context, id: number | null): Promise<WireRecord | undefined> {
  return find(system, 'project', {all: [{eq: ['id', id]}, {eq: ['state', PROJECT.state.enabled]}]});
}

async function defaultProject(system: Context): Promise<WireRecord | undefined> {
  const chosen = await find(system, 'project', {
    all: [{eq: ['projectIsDefault', PROJECT.projectIsDefault.yes]}, {eq: ['state', PROJECT.state.enabled]}],
  });
  return chosen ?? find(system, 'project', {eq: ['state', PROJECT.state.enabled]});
}

async function languageCode(system: Context, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const language = await find(system, 'language', {eq: ['id', id]});
  return language ? textOf(language, 'language') : null;
}

async function load(system: Context, name: string): Promise<Platform | undefined> {
  const domain = await find(system, 'domain', {eq: ['domainUrl', name]});
  const own = domain && (await findEnabled(system, numberOf(domain, 'proId')));
  const project = own ?? (await defaultProject(system));
  if (!project) return undefined;
  const languageId = (own && domain ? numberOf(domain, 'languageId') : null) ?? numberOf(project, 'defaultLanguageId');
  return {id: project.id, language: await languageCode(system, languageId)};
}

/** Undefined only while no platform is enabled. `system` acts for the program itself. */
export function platformOf(system: Context, host: string): Promise<Platform | undefined> {
  const name = hostName(host);
  return platforms.get(name, () => load(system, name));
}

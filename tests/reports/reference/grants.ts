/** People with random rights over what figures are made of. */
import type {Entity, Model, ScopeName} from '@emblem/schemas';
import type {Client} from '../../harness/client';
import {idOf} from '../../harness/json';
import {makePerson, type Person} from '../../harness/world';
import type {Random} from '../../migration/random';
import type {Asker, Rights} from './person';
import {entitiesOf} from './records';

const SCOPES: readonly ScopeName[] = ['own', 'department', 'platform', 'market', 'all'];

function isSight(action: string): boolean {
  return action === 'read-personal' || action === 'read-confidential' || action.startsWith('view.');
}

/** The scopes of which an entity says something come up more often. */
function scopeOf(random: Random, {rights: {scopes = {}}}: Entity): ScopeName {
  const named = SCOPES.filter(scope => scope !== 'all' && scopes[scope] !== undefined);
  return random.chance(0.1) ? random.pick(SCOPES) : random.pick([...named, 'all']);
}

function rightsOf(model: Model, random: Random): Rights {
  const rights: Record<string, ScopeName> = {};
  for (const key of entitiesOf(model)) {
    const entity = model.entity(key);
    if (random.chance(0.85)) rights[`${key}.read`] = scopeOf(random, entity);
    for (const action of entity.rightActions.filter(isSight))
      if (random.chance(0.5)) rights[`${key}.${action}`] = scopeOf(random, entity);
  }
  for (const label of model.labels) if (random.chance(0.7)) rights[label] = 'all';
  return rights;
}

/** Somebody of some platforms and departments, with these rights and no others. */
export async function makeAsker(
  admin: Client,
  model: Model,
  random: Random,
): Promise<Asker & {readonly person: Person}> {
  const rights = rightsOf(model, random);
  const [platforms, departments] = [await admin.list('project'), await admin.list('department')];
  const person = await makePerson(admin, {
    rights,
    platformIds: platforms.filter(() => random.chance(0.4)).map(idOf),
    departmentIds: departments.filter(() => random.chance(0.3)).map(idOf),
  });
  return {client: person.client, rights, person};
}

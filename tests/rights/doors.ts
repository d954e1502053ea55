/** Every route with every entity and action filled in, and what the schemas say it takes to pass. */
import {labelAction, labelOfAction, type Audience, type Call, type Entity, type Model} from '@emblem/schemas';
import type {Answer, Client, Method} from '../harness/client';
import {isObject} from '../harness/json';
import type {RegisteredRoute} from './routes';

/** Rights of which one is needed. */
export type AnyOf = readonly string[];

export interface Door {
  readonly method: Method;
  /** With `{id}` where a record is named. */
  readonly path: string;
  /** `record`: staff, and whoever holds a link to a record; `paper`: members, too. */
  readonly audience: Audience | 'record' | 'paper';
  /** One of each is needed; empty where the audience is all that counts. */
  readonly needs: readonly AnyOf[];
  /** Exists for nobody: the entity does not offer it. */
  readonly closed: boolean;
  /** A business act may ask for more than the table says. */
  readonly act: string | undefined;
  readonly entity: string | undefined;
  /** For records: the action it is a way to. */
  readonly action: string | undefined;
}

/**
 * What may be asked of `/rest`, by method and path; `{action}` stands for itself. A filter that chooses records is a
 * way to read them.
 */
const REST: Readonly<Record<string, readonly string[]>> = {
  'GET /rest/{entity}': ['read'],
  'POST /rest/{entity}': ['create'],
  'GET /rest/{entity}/actions/count': ['read'],
  'GET /rest/{entity}/actions/groups': ['read'],
  'GET /rest/{entity}/actions/proposal': ['create'],
  'GET /rest/{entity}/actions/export': ['read', 'export'],
  'POST /rest/{entity}/actions/import': ['import'],
  'GET /rest/{entity}/{id}': ['read'],
  'PUT /rest/{entity}/{id}': ['update'],
  'DELETE /rest/{entity}/{id}': ['delete'],
  'GET /rest/{entity}/{id}/timeline': ['read'],
  'GET /rest/{entity}/{id}/history': ['read', 'history'],
  'POST /rest/{entity}/{id}/revert': ['read', 'history', 'revert'],
  'GET /rest/{entity}/{id}/print': ['print'],
  'POST /rest/{entity}/print': ['print'],
  'GET /rest/{entity}/{id}/documents/{paper}': ['paper'],
  'POST /rest/{entity}/{id}/documents/{paper}': ['paper'],
};
const ACTION = 'POST /rest/{entity}/actions/{action}';
const REPORT = 'GET /rest/reports/{report}';
/** Tells everybody who is staff of what they read, and nothing of the rest. */
const HOME = 'GET /rest/home';
/** Books payments of what an account that one sees received. */
const STATEMENT = 'POST /rest/{entity}/{id}/statement';
const CHOSEN_BY_FILTER = ['update', 'delete'];
/** Rights that open no action of their own. */
const NO_ACTION = new Set([
  'read',
  'create',
  'import',
  'export',
  'history',
  'revert',
  'print',
  'paper',
  'read-personal',
  'read-confidential',
]);

/**
 * Not named by any schema, and for everybody: the API document, files by their unguessable names, and the form that a
 * file is sent with.
 */
const FOR_EVERYBODY =
  /^(GET \/openapi\.json|GET \/files(\/\{p\d\})+|POST \/files|POST \/api\/gyoss\/oss\/web\/config)$/;

const OF_OPERATION: Readonly<Record<string, string>> = {
  list: 'read',
  page: 'read',
  tree: 'read',
  get: 'read',
  reorder: 'sort',
  save: 'create',
  switch: 'update',
  set: 'update',
};

function labelNeeded(entity: Entity, action: string): readonly string[] {
  const label = entity.actionPermissions.get(action);
  return label === undefined ? [] : [labelAction('edit', label)];
}

function restDoor(
  route: RegisteredRoute,
  entity: Entity,
  actions: readonly string[],
  action = actions[actions.length - 1],
): Door {
  return {
    method: route.verb,
    path: route.path.replace('{entity}', entity.key).replace('{action}', action ?? ''),
    audience: route.strategy === 'record' || route.strategy === 'paper' ? route.strategy : 'staff',
    needs: [...actions, ...actions.flatMap(each => labelNeeded(entity, each))].map(each => [`${entity.key}.${each}`]),
    closed: actions.some(each => !entity.rightActions.includes(each)),
    act: undefined,
    entity: entity.key,
    action,
  };
}

/** A door of which one's own rights decide what stands behind it. */
function ownDoor({verb, path}: RegisteredRoute): Door {
  return {
    method: verb,
    path,
    audience: 'staff',
    needs: [],
    closed: false,
    act: undefined,
    entity: undefined,
    action: undefined,
  };
}

/** A report is as open as the entity whose figures it shows. */
function reportDoors(route: RegisteredRoute, model: Model): readonly Door[] {
  return [...model.reports.values()].map(report => {
    const entity = model.metrics.get(report.metric)?.entity ?? '';
    return {...restDoor(route, model.entity(entity), ['read']), path: route.path.replace('{report}', report.$id)};
  });
}

function restDoors(route: RegisteredRoute, model: Model): readonly Door[] {
  const name = `${route.verb} ${route.path}`;
  if (name === REPORT) return reportDoors(route, model);
  if (name === HOME) return [ownDoor(route)];
  return [...model.entities.values()].flatMap(entity => {
    if (name === ACTION)
      return [...entity.rightActions.filter(each => !NO_ACTION.has(each) && !labelOfAction(each)), 'fly'].map(action =>
        restDoor(route, entity, CHOSEN_BY_FILTER.includes(action) ? ['read', action] : [action], action),
      );
    if (name === STATEMENT) {
      const door = restDoor(route, entity, ['read']);
      return [{...door, needs: [...door.needs, ['payment.create']], closed: entity.key !== 'bank-account'}];
    }
    const actions = REST[name];
    if (!actions) throw new Error(`${name} is classified by no right: nobody knows who may use it.`);
    return [restDoor(route, entity, actions)];
  });
}

function callDoor(route: RegisteredRoute, call: Call): Door {
  const action = call.operation && (OF_OPERATION[call.operation] ?? call.operation);
  const operation: readonly AnyOf[] = call.entity && action ? [[`${call.entity}.${action}`]] : [];
  return {
    method: route.verb,
    path: route.path,
    audience: call.audience,
    needs: [...(call.rights ? [call.rights] : []), ...operation],
    closed: false,
    act: call.act,
    entity: call.entity,
    action,
  };
}

/** Throws for a route that neither a schema nor the table of calls classifies. */
export function doorsOf(routes: readonly RegisteredRoute[], model: Model, calls: readonly Call[]): readonly Door[] {
  return routes.flatMap(route => {
    if (route.path.startsWith('/rest/')) return restDoors(route, model);
    const call = calls.find(
      ({path, method}) => `/api${path}` === route.path && (method === 'ANY' || method === route.verb),
    );
    if (call) return [callDoor(route, call)];
    const name = `${route.verb} ${route.path}`;
    if (!FOR_EVERYBODY.test(name)) throw new Error(`${name} is classified by no schema: nobody knows who may use it.`);
    return [
      {
        method: route.verb,
        path: route.path,
        audience: 'open' as const,
        needs: [],
        closed: false,
        act: 'file',
        entity: undefined,
        action: undefined,
      },
    ];
  });
}

/** An id that no record has. */
export const NOWHERE = 999_999_999;

function bodyFor({method, path, action}: Door): unknown {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (!path.startsWith('/rest/')) return {};
  if (action === 'revert') return {entry: NOWHERE};
  return path.includes('/actions/') ? {ids: [NOWHERE], on: true} : {};
}

/** Asks in a way that changes nothing: about a record that is not there, or without values. */
export async function knock(client: Client, door: Door): Promise<Answer> {
  return client.request(door.method, door.path.replace(/\{\w+\}/g, String(NOWHERE)), bodyFor(door));
}

/**
 * The code that an answer stands for: that of the envelope for documented calls. Throws where a call answers in another
 * way.
 */
export function codeOf({path}: Door, {status, body, text}: Answer): number {
  if (!path.startsWith('/api/')) return status;
  const inEnvelope =
    status === 200 &&
    isObject(body) &&
    typeof body.code === 'string' &&
    typeof body.message === 'string' &&
    'data' in body;
  if (!inEnvelope) throw new Error(`${path} answers ${status} outside the envelope: ${text.slice(0, 200)}`);
  return Number(body.code);
}

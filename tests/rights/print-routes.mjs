/**
 * Prints every way in that the application has: routes as LoopBack's own table has them, what is mounted beside them as
 * Express has it, and live sockets. A process of its own, since jest cannot load all of LoopBack.
 */
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {readConfig} = require('@emblem/backend/dist/config');
const {connect} = require('@emblem/backend/dist/database/connection');
const {FileService} = require('@emblem/backend/dist/files/service');
const {createRegistry} = require('@emblem/backend/dist/modules');
const {CHANNELS} = require('@emblem/backend/dist/realtime/channels');
const {EmblemApplication} = require('@emblem/backend/dist/server/application');
const {loadCalls, loadModel, loadNavigation} = require('@emblem/schemas/node');

const config = readConfig();
const application = new EmblemApplication({
  config,
  sql: connect(config.databaseUrl, {max: 1}),
  model: loadModel(),
  calls: loadCalls(),
  registry: createRegistry(),
  navigation: loadNavigation(),
  files: new FileService(config),
});
const {paths} = await application.restServer.getApiSpec();
const routes = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({
    verb: verb.toUpperCase(),
    path,
    strategy: operation['x-strategy'] ?? null,
  })),
);

/** The beginning of the addresses that a part of Express answers to, out of the pattern that it keeps. */
const beginning = ({regexp}) =>
  regexp.fast_slash
    ? ''
    : String(regexp)
        .replace(/^\/\^/, '')
        .replace(/\\\/\?\(\?=.*$/, '')
        .replaceAll('\\', '');

function mounted(stack, base = '') {
  return stack.flatMap(layer => {
    if (layer.route)
      return Object.keys(layer.route.methods).map(method => `${method.toUpperCase()} ${base}${layer.route.path}`);
    const path = base + beginning(layer);
    return layer.handle.stack ? mounted(layer.handle.stack, path) : [`${layer.name} ${path || '/'}`];
  });
}

console.log(
  JSON.stringify({
    routes,
    mounted: mounted(application.restServer._externalRoutes._externalRoutes.stack),
    sockets: [...CHANNELS].map(([path, {reads}]) => ({path, reads: reads ?? null})),
  }),
);

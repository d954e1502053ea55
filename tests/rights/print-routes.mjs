/** Prints the routes of the application as LoopBack's own table has them. A process of its own, since jest cannot load all of LoopBack. */
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {readConfig} = require('@emblem/backend/dist/config');
const {connect} = require('@emblem/backend/dist/database/connection');
const {FileService} = require('@emblem/backend/dist/files/service');
const {createRegistry} = require('@emblem/backend/dist/modules');
const {EmblemApplication} = require('@emblem/backend/dist/server/application');
const {loadCalls, loadModel, loadNavigation} = require('@emblem/schemas/node');

const config = readConfig();
const application = new EmblemApplication({
  config, sql: connect(config.databaseUrl, {max: 1}), model: loadModel(), calls: loadCalls(), registry: createRegistry(),
  navigation: loadNavigation(), files: new FileService(config.dataDir),
});
const {paths} = await application.restServer.getApiSpec();
const routes = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({verb: verb.toUpperCase(), path, strategy: operation['x-strategy'] ?? null})));
console.log(JSON.stringify(routes));

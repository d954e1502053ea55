/** The Vite plugin of the console and the editor: schemas and ready-made validators as modules. Node only. */
import {join, resolve} from 'node:path';
import type {Plugin, ViteDevServer} from 'vite' with {'resolution-mode': 'import'};
import {validatorModule} from './generate/validators';
import type {Model} from './model';
import {
  entityFiles,
  loadMetrics,
  loadModel,
  loadNavigation,
  loadPapers,
  loadReports,
  navigationFiles,
  paperFiles,
  reportFiles,
  readEntitySchemas,
  SCHEMAS_DIR,
  typeFiles,
} from './node';
import {headOf} from './papers/wording';

const SCHEMAS = 'virtual:emblem/schemas';
const VALIDATORS = 'virtual:emblem/validators';
/** What Rollup's convention asks for, so that other plugins leave the module alone. */
const RESOLVED = '\0';
const SOURCE = resolve(__dirname, '../src');

/** The package's sources instead of its CommonJS build, so that the browser gets only what it uses. */
const ALIASES = [
  {find: /^@emblem\/schemas$/, replacement: join(SOURCE, 'index.ts')},
  {find: /^@emblem\/schemas\/predicate$/, replacement: join(SOURCE, 'predicate/index.ts')},
  {find: /^@emblem\/schemas\/reports$/, replacement: join(SOURCE, 'reports/index.ts')},
  {find: /^@emblem\/schemas\/runtime$/, replacement: join(SOURCE, 'validation/runtime.ts')},
];

function isOurs(id: string): boolean {
  return id === SCHEMAS || id === VALIDATORS || id.startsWith(`${VALIDATORS}/`);
}

/** A text that the browser parses as JSON: half the time of the same literal in a script. */
function parsedConstant(name: string, value: unknown): string {
  return `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;
}

function schemasModule(): string {
  const parts = {
    schemas: readEntitySchemas(),
    navigation: loadNavigation(),
    papers: loadPapers().map(headOf),
    metrics: loadMetrics(),
    reports: loadReports(),
  };
  return Object.entries(parts)
    .map(([name, value]) => parsedConstant(name, value))
    .join('');
}

/** One loader per entity, so that a form fetches its own validator only. */
function validatorsModule(model: Model): string {
  const loaders = [...model.entities.keys()].map(
    key => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(`${VALIDATORS}/${key}`)}),\n`,
  );
  return `export const validators = {\n${loaders.join('')}};\n`;
}

function watch(server: ViteDevServer, forget: () => void): void {
  const folders = ['entities', 'types', 'navigation', 'papers', 'metrics', 'reports'].map(name =>
    join(SCHEMAS_DIR, name),
  );
  server.watcher.add(folders);
  server.watcher.on('all', (_event, path) => {
    if (!folders.some(folder => path.startsWith(folder))) return;
    forget();
    for (const {moduleGraph} of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(RESOLVED) && isOurs(id.slice(1))) moduleGraph.invalidateModule(module);
    server.hot.send({type: 'full-reload'});
  });
}

/**
 * Gives `virtual:emblem/schemas` (`schemas`, `navigation`), `virtual:emblem/validators` (`validators`: entity key to a
 * loader) and `virtual:emblem/validators/<entity>` (`create`, `update`); see `virtual.d.ts`. In development a changed
 * schema file reloads the page.
 */
export function emblemSchemas(): Plugin {
  let model: Model | undefined;
  const current = () => (model ??= loadModel());
  return {
    name: 'emblem-schemas',
    config: () => ({resolve: {alias: ALIASES}}),
    configureServer: server => watch(server, () => (model = undefined)),
    resolveId: id => (isOurs(id) ? RESOLVED + id : undefined),
    load(resolved) {
      const id = resolved.slice(RESOLVED.length);
      if (!resolved.startsWith(RESOLVED) || !isOurs(id)) return undefined;
      for (const file of [...entityFiles(), ...typeFiles(), ...navigationFiles(), ...paperFiles(), ...reportFiles()])
        this.addWatchFile(file);
      if (id === SCHEMAS) return schemasModule();
      return id === VALIDATORS
        ? validatorsModule(current())
        : validatorModule(current().entity(id.slice(VALIDATORS.length + 1)));
    },
  };
}

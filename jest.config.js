/** Unit tests stand beside their code and need nothing; those in tests/ talk to a real server on a real database. */
function typescript(tsx) {
  return {
    jsc: {
      parser: {syntax: 'typescript', tsx, decorators: true},
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: {runtime: 'automatic'},
      },
      target: 'es2022',
      keepClassNames: true,
    },
    module: {type: 'commonjs'},
  };
}
const javascript = {jsc: {parser: {syntax: 'ecmascript'}, target: 'es2022'}, module: {type: 'commonjs'}};

/** Packages that come as ES modules only. */
const MODULES = [
  'uuid',
  'chalk',
  'ra-data-simple-rest',
  'ra-core',
  '@seriousme',
  'query-string',
  'decode-uri-component',
  'filter-obj',
  'split-on-first',
];

const common = {
  rootDir: __dirname,
  // Node's, which tells of leaks.
  testEnvironment: '<rootDir>/tests/harness/environment.ts',
  // A window that a test opened is still looked at when the test has ended.
  testEnvironmentOptions: {globalsCleanup: 'off'},
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${MODULES.join('|')})/)`],
  transform: {
    '^.+\\.ts$': ['@swc/jest', typescript(false)],
    '^.+\\.tsx$': ['@swc/jest', typescript(true)],
    '^.+\\.m?js$': ['@swc/jest', javascript],
  },
  moduleNameMapper: {
    '^@emblem/schemas$': '<rootDir>/schemas/src/index.ts',
    '^@emblem/schemas/(node|clock|predicate|expression|vite|design-file|reports)$': '<rootDir>/schemas/src/$1',
    '^@emblem/print/terms$': '<rootDir>/editor/print/src/terms.ts',
    '^@emblem/print/svg$': '<rootDir>/editor/print/src/svg/index.ts',
    '^@emblem/print$': '<rootDir>/editor/print/src/index.ts',
    '^@emblem/seed$': '<rootDir>/seed/src/index.ts',
  },
};

module.exports = {
  // Suites wait for their servers now and then: a third worker fills that on two cores.
  maxWorkers: 3,
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['schemas/src', 'backend/src', 'seed/src', 'editor/src', 'admin/src', 'editor/print/src'].map(
        path => `<rootDir>/${path}`,
      ),
    },
    {
      ...common,
      displayName: 'system',
      roots: ['<rootDir>/tests'],
      globalSetup: '<rootDir>/tests/harness/global-setup.ts',
      globalTeardown: '<rootDir>/tests/harness/global-teardown.ts',
    },
  ],
};

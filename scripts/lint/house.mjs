/**
 * The house: which part of the code may know which. `npm run lint` keeps it.
 * Paths begin at the root; `*` is one name, `**` any number of them.
 */

/** Packages, and those that each may import. */
export const PACKAGES = {
  'schemas/src': [],
  'backend/src': ['schemas', 'print'],
  'admin/src': ['schemas'],
  'editor/src': ['schemas', 'print'],
  'editor/print/src': ['schemas', 'editor'],
  'seed/src': ['schemas', 'print'],
};

/** How a package is named in an import of another one. */
export const PACKAGE_NAMES = {
  '@emblem/schemas': 'schemas',
  '@emblem/backend': 'backend',
  '@emblem/admin': 'admin',
  '@emblem/editor': 'editor',
  '@emblem/print': 'print',
  '@emblem/seed': 'seed',
};

/** Files that may know one package more. */
export const ALSO_KNOW = {'backend/src/server/first-world.ts': ['seed']};

/**
 * Folders of a package, or of a large folder in it, and files at its top, from the ground up: a file imports from its
 * own floor and from those below. Other files at the top may know everything.
 */
export const FLOORS = {
  'backend/src': [
    'values',
    'record-values',
    'actor',
    'party',
    'departure',
    'table-messages',
    'messages',
    'errors',
    'json',
    'log',
    'config',
    'processes',
    'vault',
    'context',
    'database',
    'rights',
    'read',
    'write',
    'integrations',
    'access',
    'acts',
    'parsing',
    'web',
    'files',
    'transfer',
    'papers',
    'print',
    'engine',
    'calls',
    'realtime',
    'jobs',
    'modules',
    'rest',
    'repository',
    'server',
    'backup',
  ],
  'admin/src': [
    'press',
    'model',
    'i18n',
    'formatting',
    'preferences',
    'theme',
    'request',
    'widgets',
    'access',
    'frame',
    'upload',
    'viewer',
    'controls',
    'realtime',
    'engine',
    'converter',
    'shell',
    'sign-in',
    'site',
    'pages',
    'routes',
  ],
  'admin/src/engine': [
    'notices',
    'use-view',
    'back',
    'saved-views',
    'address',
    'list-state',
    'fields',
    'figures',
    'validation',
    'changes',
    'actions',
    'exchange',
    'move',
    'bulk',
    'sort',
    'lines',
    'form',
    'conflict',
    'inline',
    'timeline',
    'related',
    'workflow',
    'papers',
    'access-links',
    'report',
    'cards',
    'record',
    'rows',
    'preview',
    'board',
    'calendar',
    'approvals',
    'history',
    'list',
  ],
};

/** What may be imported nowhere but in some places; `types` lets types through. */
export const LIMITED = [
  {
    imports: /^(?:fabric(?:\/.*)?|@erase2d\/fabric)$/,
    only: ['editor/src/scene/**', 'editor/src/objects/**/view*', 'tests/**', 'editor/**/*.test.ts'],
    why: 'fabric is known to scene/ and objects/*/view only.',
  },
  {
    imports: /^postgres$/,
    types: true,
    within: ['backend/src/**'],
    only: ['backend/src/{database,read,write}/**'],
    why: 'SQL is written in database/, read/ and write/ only.',
  },
  {
    imports: /^(?:react|react-dom|react-i18next|react-router)(?:\/.*)?$/,
    within: ['schemas/src/**', 'editor/print/src/**', 'editor/src/{document,history,snapping,import,export}/**'],
    only: [],
    why: 'No React here: this is data and functions.',
  },
  {
    imports: /^(?:node:.*|fs|path)$/,
    within: ['schemas/src/**', 'admin/src/**', 'editor/src/**'],
    only: [
      'schemas/src/{node,cli,vite}.ts',
      'schemas/src/{check,generate}/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/testing/**',
    ],
    why: 'This runs in browsers too.',
  },
  {
    imports: /^@emblem\/schemas\/node$/,
    within: ['admin/src/**', 'editor/src/**'],
    only: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    why: 'Reads files, which a browser cannot.',
  },
];

/** Pairs of places: what is in `from` does not import what is in `to`. */
export const APART = [
  {
    from: 'editor/print/src/**',
    to: 'editor/src/!(document|objects|preflight)/**',
    why: 'Of the editor, print knows the records and their check only.',
  },
  {
    from: 'backend/src/!(integrations)/**',
    to: 'backend/src/integrations/{addresses,freight,ocr,sms,translation}/!(index).ts',
    why: 'The index of a service chooses the adapter, by the provider of the account.',
  },
  {from: 'editor/print/src/**', to: '**/view.ts', why: 'Print draws by itself, without a browser.'},
];

/** Folders whose children do not know each other; the index beside them knows all. */
export const STRANGERS = [{folder: 'backend/src/modules', why: "A module does not import another's acts."}];

/** Lets a child process of a test run TypeScript as it stands in the source: `node -r typescript.cjs file.ts`. */
const {readFileSync} = require('node:fs');
const {transformSync} = require('@swc/core');

const options = {
  jsc: {
    parser: {syntax: 'typescript', decorators: true},
    transform: {legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
};

require.extensions['.ts'] = (module, filename) => {
  module._compile(transformSync(readFileSync(filename, 'utf8'), {...options, filename}).code, filename);
};

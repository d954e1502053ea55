/**
 * Plants a world into an empty database with the packages as they are built: `node plant.cjs <database> <day>
 * <tiny|demo|reference>`. Prints the files that were kept, address and content type, as JSON.
 */
const {resolve} = require('node:path');

const ROOT = resolve(__dirname, '../..');
const built = path => require(resolve(ROOT, path));
const {connect} = built('backend/dist/database/connection');
const {migrate} = built('backend/dist/database/migrate');
const {loadModel} = built('schemas/dist/node');
const {seedReference, seedWorld} = built('seed/dist');

async function plant(url, day, world) {
  const sql = connect(url, {max: 2});
  const model = loadModel();
  await migrate(sql, model);
  const files = [];
  const input = {
    sql,
    model,
    day,
    log: () => undefined,
    hashPassword: async text => `hash of ${text}`,
    async putFile(key, bytes, contentType) {
      if (bytes.length === 0) throw new Error(`${key} is empty.`);
      files.push([`/files/${key}`, contentType]);
      return `/files/${key}`;
    },
  };
  await (world === 'reference' ? seedReference(input) : seedWorld(input, world));
  await sql.end({timeout: 1});
  process.stdout.write(JSON.stringify(files));
}

void plant(...process.argv.slice(2));

/**
 * What the editor's page holds after many openings. Compiled code is told apart: the browser goes on making it for
 * whatever runs often, keeps it as long as it likes, and collecting garbage does not take it back. What our own leaks
 * would be made of are objects, arrays, strings and functions.
 */
const MEGABYTE = 1024 * 1024;
/**
 * Kinds of a heap snapshot's nodes that are not ours to let go: the browser's code, and its own records of the page.
 */
const CODE = 'code';
const BROWSER = 'native';

async function snapshot(client) {
  const chunks = [];
  const take = ({chunk}) => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', take);
  await client.send('HeapProfiler.takeHeapSnapshot', {reportProgress: false});
  client.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join(''));
}

/** MB in use after collecting garbage, and of that the page's objects and the code compiled for it. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage');
  const total = (await client.send('Runtime.getHeapUsage')).usedSize / MEGABYTE;
  const {
    snapshot: {meta},
    nodes,
  } = await snapshot(client);
  const width = meta.node_fields.length;
  const [type, size] = ['type', 'self_size'].map(field => meta.node_fields.indexOf(field));
  const kinds = meta.node_types[type];
  const sums = {total, objects: 0, code: 0};
  for (let at = 0; at < nodes.length; at += width) {
    const kind = kinds[nodes[at + type]];
    if (kind !== BROWSER) sums[kind === CODE ? 'code' : 'objects'] += nodes[at + size] / MEGABYTE;
  }
  return sums;
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadNavigation} from '@emblem/schemas/node';
import {nodesBelow} from '../model/view-index';

const SOURCE = join(__dirname, '..');
/** What talks to a server by itself: requests, uploads, sockets, and the look for a newer console. */
const OWN_WAY = /(?<![\w.])fetch\(|new XMLHttpRequest|new WebSocket|axios/;
const ALLOWED = ['request/', 'realtime/live-socket.ts', 'shell/use-update-check.ts'];
const AREAS = [
  '/interfaceManagement',
  '/templateManagement',
  '/colorChart',
  '/quotationLog',
  '/fdCategoryManage',
  '/sampleInventory',
  '/shipmentStatus',
  '/emailManage',
  '/dataAnalysis',
  '/promotion',
  '/promotionCenter',
];

test('screens of the areas lie inside the shell and ask through its request layer [DA-010]', () => {
  const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter(
      file =>
        OWN_WAY.test(readFileSync(join(SOURCE, file), 'utf8')) && !ALLOWED.some(allowed => file.startsWith(allowed)),
    ),
  ).toEqual([]);
  const nodes = nodesBelow(loadNavigation().nodes);
  for (const area of AREAS) {
    const own = nodes.filter(({path}) => path === area || path.startsWith(`${area}/`));
    expect([area, own.length > 0, own.filter(({site, bare}) => site === true || bare === true)]).toEqual([
      area,
      true,
      [],
    ]);
  }
});

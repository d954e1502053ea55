/**
 * The staff groups that the console serves: in the seeded world each has a role, somebody in it, and screens of its
 * own.
 */
import {signIn} from '../harness/client';
import {asList, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** Group, its role, and a page that it works on; another that is none of its business. */
const GROUPS = [
  ['salespeople', 'salesman', 'Salesman', '/InquiryOrderManage/inquiry/inquiryManage', '/set/authorityList'],
  ['US office members', 'usoffice', 'US office member', '/shipmentStatus/sampleDelivery', '/set/authorityList'],
  ['merchandisers', 'merchandiser', 'Merchandiser', '/productionManage', '/set/authorityList'],
  ['purchasers', 'purchase', 'Purchase', '/purchaseManagement/purchaseSystem', '/productionManage'],
  ['shipping', 'shipping', 'Shipping', '/PackAndShipManage', '/purchaseManagement/purchaseSystem'],
  ['factory', 'factory', 'Factory', '/factoryPortrait/employeeProd', '/purchaseManagement/purchaseSystem'],
  ['order placers', 'orderplacer', 'orderplacer', '/InquiryOrderManage/order/orderManage', '/productionManage'],
  ['artwork designers', 'designer', 'designer', '/drawingSystem', '/financialManage'],
  ['marketing staff', 'marketing', 'marketing manager', '/labelManage', '/purchaseManagement/purchaseSystem'],
  ['finance', 'finance', 'finance', '/paymentManage', '/productionManage'],
  ['warehouse staff', 'warehouse', 'warehouse staff', '/sampleInventory/warehouse', '/financialManage'],
  ['managers', 'manager', 'manager', '/dataAnalysis/saleDataAnalysis/overview', '/set/authorityList'],
  ['admins', 'admin', 'admin', '/set/authorityList', undefined],
] as const;

function urlsIn(nodes: readonly Json[]): readonly string[] {
  return nodes.flatMap(node => [String(node.authorityUrl), ...urlsIn(asObjects(node.childList))]);
}

test('there are exactly these 13', async () => {
  const admin = await signIn(server.url, 'admin');
  const held = new Set((await admin.list('user')).flatMap(user => asList(user.roleIds)));
  const names = (await admin.list('role', {range: [0, 999]}))
    .filter(role => held.has(idOf(role)))
    .map(role => asText(role.roleName));
  expect(names.sort()).toEqual(GROUPS.map(([, , role]) => role).sort());
});

test.each(GROUPS)(
  '%s have an account, screens of their own and no others',
  async (_group, userName, role, page, elsewhere) => {
    const {userInfo, userAuthList} = asObject(await (await signIn(server.url, userName)).data('/user/getUserInfo'));
    expect(asObjects(asObject(userInfo).roles).map(({roleName}) => roleName)).toEqual([role]);
    const urls = urlsIn(asObjects(userAuthList));
    expect(urls.some(url => url === page || url.startsWith(`${page}/`))).toBe(true);
    if (elsewhere !== undefined) expect(urls).not.toContain(elsewhere);
  },
);

/** The pages of the console that are looked at: those of the menu, and pages and forms of records. */
import {allNodes, isLater} from '../../scripts/lib/rooms.mjs';
import {request} from '../bench/load.mjs';

/** What people have before them all day stands on every sheet. */
const DAILY = [
  '/dashboard',
  '/approvals',
  '/InquiryOrderManage/inquiry/inquiryManage',
  '/InquiryOrderManage/order/orderManage',
];
/** Kinds of records whose page and form stand on every sheet. */
const KINDS = ['order', 'inquiry', 'member', 'invoice', 'quotation', 'refund-order', 'purchase-order', 'drawing-task'];
const FORMS = ['order', 'inquiry', 'invoice', 'purchase-order'];

/** Every so-th of a list, so that so many remain. */
function spread(all, count) {
  if (all.length <= count) return all;
  return Array.from({length: count}, (_, index) => all[Math.floor((index * all.length) / count)]);
}

async function menuPages() {
  const nodes = await allNodes();
  return nodes
    .filter(node => !isLater(node) && !node.path.includes(':') && (node.page ?? node.entity ?? node.report))
    .map(({path}) => path);
}

/** The page of the newest record of a kind, for whoever signed in with this token. */
async function recordPages(url, token, {key, page}) {
  const {body} = await request(url, `/rest/${key}?range=${encodeURIComponent('[0,0]')}`, {token});
  const records = JSON.parse(body);
  const id = Array.isArray(records) ? records[0]?.id : undefined;
  return id === undefined ? [] : [`/records/${key}/${id}${page === undefined ? '/show' : ''}`];
}

/** `count` of the pages, or all of them. */
export async function pagesOf({url, token, model, count}) {
  const inMenu = await menuPages();
  const kinds = count === undefined ? [...model.entities.keys()] : KINDS;
  const forms = count === undefined ? kinds.filter(key => model.entity(key).writable) : FORMS;
  const records = [];
  for (const key of kinds) records.push(...(await recordPages(url, token, model.entity(key))));
  const first = [...DAILY, ...records, ...forms.map(key => `/records/${key}/create`)];
  const others = [...new Set(inMenu)].filter(path => !first.includes(path));
  return [...first, ...(count === undefined ? others : spread(others, Math.max(0, count - first.length)))];
}

/** What each role of the demo may do. Roles that are not named here hold nothing until an administrator grants it. */
import {
  actionsBeforeLabel,
  BUTTON,
  labelOfAction,
  type Authority,
  type Entity,
  type Model,
  type ScopeName,
} from '@emblem/schemas';
import {AUTHORITY} from '@emblem/schemas/values';
import type {Row} from '../store/row';
import {DEPARTMENT} from './departments';
import {roleId, type RoleName} from './roles';

interface Grant {
  readonly scope: ScopeName;
  readonly entities: readonly string[];
  /** Right actions, or groups of them by the names of `GROUPS`. */
  readonly actions: readonly string[];
}

const WATCH = ['read', 'history', 'export'];
const KEEP = [...WATCH, 'create', 'update', 'sort', 'toggle'];

/** Names for lists of actions; `everything` stands for whatever the entity offers. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  watch: WATCH,
  keep: KEEP,
  manage: [...KEEP, 'delete', 'restore', 'revert', 'import'],
  answer: ['confirm', 'reject', 'reopen'],
  artwork: ['start-drawing', 'submit-artwork', 'request-changes', 'confirm-artwork'],
  production: ['start-production', 'finish-production'],
  delivery: ['ship', 'receive', 'complete'],
  payment: ['allow-pay-later', 'await-payment', 'receive-payment', 'reopen-payment', 'start-refund', 'end-refund'],
  inquiry: ['draw', 'quote', 'finish', 'place-order', 'send-sms', 'cancel', 'reopen'],
  stock: ['submit', 'ship', 'receive', 'complete', 'cancel', 'request-approval'],
  problem: ['handle', 'solve', 'reopen'],
  feedback: ['approve', 'reject'],
  message: ['answer', 'close'],
  quoting: ['send', 'accept', 'decline', 'expire', 'revise', 'link'],
  approval: ['manager-approve', 'manager-reject'],
  selling: ['put-on-sale', 'take-off-sale'],
  partnership: ['publish', 'stop', 'contact', 'close', 'approve', 'reject', 'suspend', 'resume', 'enact', 'retire'],
  publishing: ['upload', 'keep', 'publish', 'stop'],
};

const SALES = ['inquiry', 'order', 'order-product', 'link-order', 'member'];
/** What sales print. */
const PRINTED = ['inquiry', 'order', 'link-order'];
const PROBLEMS = ['internal-problem', 'factory-problem'];
const PAPERS = [
  'invoice',
  'invoice-item',
  'quotation',
  'quotation-item',
  'credit-memo',
  'credit-memo-item',
  'monthly-invoice',
];
const MAIL = ['mailbox', 'mail-signature', 'mail-message'];
const VISITORS = [
  'user-template',
  'user-clipart',
  'user-clipart-category',
  'share-record',
  'favourite',
  'upload-history',
];
const LIBRARY = ['template', 'template-type', 'category-template', 'clipart', 'clipart-type', 'tag', 'tag-type'];
const SITE = [
  'job-information',
  'common-problem',
  'company-news',
  'festival-benefit',
  'company-environment',
  'annual-meeting',
];
const STOCK = [
  'warehouse',
  'goods',
  'stock-record',
  'inbound-application',
  'delivery-order',
  'difference-feedback',
  'stock-order',
];
const PARCELS = ['sample-delivery', 'package-forwarding'];
const COMMODITIES = [
  'line-type',
  'backing',
  'fd-code',
  'category-picture',
  'surcharge',
  'product-class',
  'product-colour',
  'product-attribute',
  'commodity-category',
  'commodity',
  'subject',
  'product-picture',
  'picture-resource',
  'freebie',
];
const PARTNERS = [
  'partner-page',
  'crowd',
  'partner-contact',
  'partner-faq',
  'partner-resource',
  'agent',
  'agent-clause',
  'agent-website',
  'value-package',
  'dealer-permission',
  'dealer-role',
  'product-idea',
  'dealer-news',
];
const QUOTES = ['quote-category', 'quote-parameter', 'quote-category-parameter', 'technique', 'quote-plating'];
const WEBSITES = ['website-category', 'website-price', 'fd-category', 'review-config'];
const MOLDS = ['mold', 'light-plate', 'mold-parameter'];
const SHOP = ['category', 'shape', 'plating-colour', 'colour-type', 'colour-card', 'platform-limitation'];

const grant = (scope: ScopeName, entities: readonly string[], ...actions: readonly string[]): Grant => ({
  scope,
  entities,
  actions,
});

const ARTWORK_STAFF: readonly Grant[] = [
  grant('all', LIBRARY, 'watch'),
  grant('own', ['template'], 'keep', 'upload'),
  grant('all', ['template'], 'create'),
  grant('all', ['clipart'], 'create', 'update'),
  grant('all', SHOP, 'read'),
  grant('all', ['inquiry'], 'watch', 'draw'),
  grant('all', ['order', 'order-product'], 'read', 'start-drawing', 'submit-artwork'),
  grant('all', ['drawing'], 'keep', 'paper'),
];

const ARTWORK_LEADS: readonly Grant[] = [
  grant('all', [...LIBRARY, ...SHOP], 'manage', 'publishing'),
  grant('all', ['inquiry'], 'watch', 'draw'),
  grant('all', ['order', 'order-product'], 'watch', 'update', 'artwork'),
  grant('all', ['drawing'], 'manage', 'answer', 'paper', 'link'),
  grant('all', VISITORS, 'watch'),
  grant('all', MOLDS, 'manage'),
  grant('all', QUOTES, 'read'),
];

const SALES_STAFF: readonly Grant[] = [
  grant('platform', ['user-address', 'retailer-address'], 'keep', 'read-personal'),
  grant('all', ['tax-exemption'], 'keep', 'read-personal'),
  grant('own', ['oa-user-email-config'], 'update', 'send-test'),
  grant('own', PAPERS, 'keep', 'delete', 'read-personal', 'confirm', 'paper'),
  grant('own', ['quotation'], 'quoting'),
  grant('own', [...PRINTED, 'internal-problem', 'refund-order'], 'paper'),
  grant('own', ['mailbox'], 'read'),
  grant('own', ['mail-signature', 'mail-message'], 'keep', 'delete', 'read-personal'),
  grant(
    'own',
    SALES,
    'keep',
    'read-personal',
    'inquiry',
    'start-drawing',
    'request-changes',
    'confirm-artwork',
    'cancel',
    'lock',
  ),
  grant('own', ['drawing'], 'keep', 'delete', 'answer', 'paper', 'link'),
  grant('own', ['internal-problem'], 'keep', 'problem'),
  grant('own', ['refund-order'], 'keep', 'read-personal', 'ask-again'),
  grant('own', ['payment'], 'keep'),
  grant('platform', ['inquiry-allocation'], 'watch'),
  grant('platform', ['user-template', 'user-clipart'], 'watch'),
  grant('own', ['share-record'], 'read'),
  grant('all', ['template', 'clipart', 'warehouse', 'goods', 'stock-record'], 'read'),
  grant('own', ['sample-delivery'], 'keep', 'read-personal'),
  grant('own', ['package-forwarding'], 'watch', 'read-personal'),
];

const ROLE_GRANTS: readonly (readonly [RoleName, readonly Grant[]])[] = [
  [
    'manager',
    [
      grant('department', SALES, 'everything'),
      grant('all', SALES, 'watch', 'read-personal'),
      grant('platform', VISITORS, 'watch'),
      grant('all', ['refund-order'], 'keep', 'read-personal', 'approval', 'ask-again'),
      grant('all', ['payment'], 'watch'),
      grant('all', ['inquiry-allocation'], 'manage'),
      grant('all', ['contact-message'], 'watch', 'read-personal', 'message'),
      grant('all', PROBLEMS, 'manage', 'problem'),
      grant('all', ['internal-problem', 'refund-order'], 'paper'),
      grant('department', [...PAPERS, ...MAIL], 'everything'),
      grant('all', PAPERS, 'watch', 'read-personal'),
      grant('all', [...LIBRARY, ...SHOP, ...WEBSITES, ...QUOTES, ...MOLDS], 'read'),
      grant('all', ['quote-log'], 'read'),
      grant('department', ['user'], 'read', 'read-personal'),
      grant('all', STOCK, 'watch'),
      grant('all', ['difference-feedback'], 'feedback'),
      grant('all', PARCELS, 'watch', 'read-personal'),
      grant('all', [...COMMODITIES, ...PARTNERS], 'watch', 'read-personal', 'read-confidential'),
      grant('all', ['broadcast-message'], 'watch', 'create'),
      grant('own', ['category-alert'], 'watch', 'create', 'delete'),
    ],
  ],
  ['Salesman', SALES_STAFF],
  ['SalesMan', SALES_STAFF],
  [
    'US office member',
    [
      grant('platform', SALES, 'keep', 'read-personal', 'inquiry', 'delivery', 'cancel'),
      grant('platform', VISITORS, 'watch'),
      grant('all', ['template', 'clipart', 'office'], 'read'),
      grant('all', STOCK, 'read'),
      grant('all', ['delivery-order'], 'receive'),
      grant('platform', ['sample-delivery'], 'keep', 'read-personal', 'mark-sent'),
      grant('all', ['package-forwarding'], 'keep', 'read-personal', 'import'),
      grant('platform', PAPERS, 'watch', 'read-personal', 'paper'),
      grant('platform', PRINTED, 'paper'),
      grant('own', MAIL, 'keep', 'read-personal'),
    ],
  ],
  [
    'Merchandiser',
    [
      grant('all', PROBLEMS, 'keep', 'problem'),
      grant('all', ['internal-problem'], 'paper'),
      grant('all', ['inquiry'], 'watch'),
      grant('all', ['order'], 'watch', 'update', 'toggle', 'sort'),
      grant('all', ['order-product'], 'keep'),
      grant('all', ['order', 'order-product'], 'artwork', 'start-production', 'lock', 'unlock'),
      grant('all', [...SHOP, ...STOCK], 'read'),
      grant('all', ['inbound-application'], 'keep', 'submit', 'cancel'),
    ],
  ],
  [
    'orderplacer',
    [
      grant('all', ['inquiry'], 'watch', 'place-order'),
      grant('all', ['member'], 'read'),
      grant('all', ['order', 'order-product'], 'watch', 'create', 'update', 'lock'),
    ],
  ],
  [
    'Purchase',
    [
      grant('all', ['order', 'order-product'], 'watch', 'read-confidential', 'update'),
      grant('all', SHOP, 'read'),
      grant('all', ['purchase-type'], 'keep'),
      grant('all', STOCK, 'watch'),
      grant('all', ['goods'], 'keep', 'read-confidential', 'import'),
    ],
  ],
  [
    'Factory',
    [
      grant('all', ['factory-problem'], 'watch', 'update', 'toggle', 'problem'),
      grant('all', ['order', 'order-product'], 'read', 'production'),
      grant('all', ['plating-colour', 'colour-type', 'colour-card', 'shape'], 'read'),
    ],
  ],
  [
    'Shipping',
    [
      grant('all', ['order'], 'watch', 'update', 'read-personal', 'delivery'),
      grant('all', ['order-product'], 'read'),
      grant('all', ['country', 'state', 'city', 'freight'], 'keep'),
      grant('all', STOCK, 'watch'),
      grant('all', ['delivery-order'], 'keep', 'stock'),
      grant('all', PARCELS, 'keep', 'read-personal', 'read-confidential', 'mark-sent', 'import'),
    ],
  ],
  [
    'warehouse staff',
    [grant('all', ['order', 'order-product'], 'read', 'receive'), grant('all', STOCK, 'keep', 'stock', 'import')],
  ],
  [
    'finance',
    [
      grant('all', SALES, 'watch', 'read-personal', 'read-confidential'),
      grant('all', ['order', 'link-order'], 'payment', 'complete'),
      grant('all', ['currency', 'country', 'fees-config', 'tariff-surcharge'], 'keep', 'read-confidential'),
      grant('all', ['tax-exemption'], 'keep', 'read-personal'),
      grant('all', [...STOCK, ...PARCELS], 'watch', 'read-confidential'),
      grant('all', QUOTES, 'manage'),
      grant('all', ['website-price', 'website-category'], 'watch'),
      grant('all', ['quote-log'], 'read', 'export'),
      grant('all', ['refund-order'], 'watch', 'read-personal', 'refund', 'refund-in-part'),
      grant('all', ['payment'], 'manage', 'confirm', 'void'),
      grant('all', ['journal-entry'], 'watch'),
      grant('all', ['accounting-period'], 'manage', 'close', 'reopen'),
      grant('all', ['ledger-account'], 'manage'),
      grant('all', ['market-profile', 'bank-account'], 'manage'),
      grant('all', ['bank-statement', 'bank-statement-line'], 'watch', 'read-personal'),
      grant('all', PAPERS, 'manage', 'read-personal', 'confirm', 'paper'),
      grant('all', ['order', 'link-order', 'refund-order'], 'paper'),
    ],
  ],
  [
    'customer-service',
    [
      grant('platform', ['internal-problem'], 'keep', 'problem', 'paper'),
      grant('platform', ['link-order'], 'watch'),
      grant('platform', ['contact-message'], 'watch', 'read-personal', 'message'),
      grant('own', ['mailbox'], 'read'),
      grant('own', ['mail-signature', 'mail-message'], 'keep', 'read-personal'),
      grant('platform', ['inquiry', 'member'], 'keep', 'read-personal', 'cancel', 'reopen'),
      grant('platform', ['order', 'order-product'], 'watch'),
      grant('platform', VISITORS, 'watch'),
      grant('platform', ['sample-delivery'], 'watch', 'read-personal'),
      grant('all', ['goods', 'stock-record', 'warehouse'], 'read'),
    ],
  ],
  [
    'dealer',
    [
      grant('platform', [...SALES, ...VISITORS], 'watch'),
      grant('platform', ['inquiry'], 'update', 'read-personal'),
      grant('all', ['template'], 'read'),
    ],
  ],
  ['designer', ARTWORK_STAFF],
  ['Designer', ARTWORK_STAFF],
  ['TwoDDesigner', ARTWORK_STAFF],
  ['ThreeDDesigner', ARTWORK_STAFF],
  ['Designeradmin', ARTWORK_LEADS],
  ['DesignerAdmin', ARTWORK_LEADS],
  ['DesignerGroupLeader', ARTWORK_LEADS],
  [
    'marketing manager',
    [
      grant('all', LIBRARY, 'manage', 'publishing'),
      grant('all', ['category'], 'watch', 'update'),
      grant('all', WEBSITES, 'manage'),
      grant('all', QUOTES, 'watch'),
      grant('all', ['quote-log'], 'read', 'export'),
      grant('all', ['member', 'inquiry'], 'watch'),
      grant('all', SITE, 'manage'),
      grant('all', COMMODITIES, 'manage', 'selling'),
      grant('all', PARTNERS, 'manage', 'read-personal', 'partnership'),
    ],
  ],
  [
    'alliance-marketing ordinary staff',
    [
      grant('all', PARTNERS, 'keep', 'read-personal', 'contact'),
      grant('all', LIBRARY, 'watch'),
      grant('platform', ['inquiry'], 'watch'),
    ],
  ],
  ['intern', [grant('all', ['template', 'clipart'], 'read')]],
];

function actionsOf(entity: Entity, names: readonly string[]): ReadonlySet<string> {
  if (names.includes('everything')) return new Set(entity.rightActions);
  const named = new Set(names.flatMap(name => GROUPS[name] ?? [name]));
  const labels = entity.rightActions.filter(action => {
    const label = labelOfAction(action);
    return label !== undefined && actionsBeforeLabel(entity, label).some(each => named.has(each));
  });
  return new Set([...named, ...labels]);
}

/** The rights that a list of grants opens, each with its widest scope; `all` is the widest. */
function scopesOf(model: Model, grants: readonly Grant[]): ReadonlyMap<string, ScopeName> {
  const scopes = new Map<string, ScopeName>();
  for (const {entities, actions, scope} of grants)
    for (const key of entities) {
      const entity = model.entity(key);
      const wanted = actionsOf(entity, actions);
      for (const action of entity.rightActions) {
        const right = `${key}.${action}`;
        if (wanted.has(action) && scopes.get(right) !== 'all') scopes.set(right, scope);
      }
    }
  return scopes;
}

const SALES_PAGES = [
  '/InquiryOrderManage',
  '/FdInquiryOrderManage',
  '/GerInquiryOrderManage',
  '/currencyConverter',
  '/upload',
  '/print',
  '/sampleInventory',
  '/shipmentStatus',
];

/** For those who may add cliparts. */
const CLIPART_PAGES = ['/templateManagement/categoryLibrary/batchAdd'];
const DRAWING_PAGES = ['/drawingSystem', ...CLIPART_PAGES];

/** Parts of the menu whose pages show no records of one entity, and which roles work there. */
const ROLE_PAGES: Partial<Readonly<Record<RoleName, readonly string[]>>> = {
  manager: [...SALES_PAGES, '/productionManage', '/kpiManage', '/kpiManageV2', '/dataAnalysis', '/dataAnalysisV2'],
  Salesman: SALES_PAGES,
  SalesMan: SALES_PAGES,
  'US office member': SALES_PAGES,
  'customer-service': [...SALES_PAGES, '/kpiManage'],
  Merchandiser: ['/productionManage', '/print', '/sampleInventory'],
  Purchase: ['/purchaseManagement', '/print', '/sampleInventory'],
  Factory: ['/factoryPortrait', '/factoryScreen', '/productionManage'],
  Shipping: ['/shipmentsManagementCenter', '/PackAndShipManage', '/shipmentStatus', '/sampleInventory', '/print'],
  'warehouse staff': ['/sampleInventory'],
  finance: [
    '/paymentManage',
    '/financialManage',
    '/bankManage',
    '/purchaseManagement',
    '/dataAnalysis/saleDataAnalysis',
    '/print',
    '/sampleInventory',
    '/shipmentStatus',
  ],
  designer: DRAWING_PAGES,
  Designer: DRAWING_PAGES,
  TwoDDesigner: CLIPART_PAGES,
  ThreeDDesigner: CLIPART_PAGES,
  Designeradmin: CLIPART_PAGES,
  DesignerAdmin: [...DRAWING_PAGES, '/designerManagement'],
  DesignerGroupLeader: CLIPART_PAGES,
  'marketing manager': [
    ...CLIPART_PAGES,
    '/commodityManagement/customManagement/addProduct',
    '/promotion',
    '/promotionCenter',
    '/recommend',
    '/labelManage',
    '/affiliateManage',
    '/contentCenter',
    '/hrManagement',
    '/dataAnalysis/trafficAnalysis',
    '/dataAnalysis/inquiryAnalysis',
  ],
};

/** The permission labels of each role, by the beginning of their names. */
const ROLE_LABELS: Partial<Readonly<Record<RoleName, readonly string[]>>> = {
  manager: ['data-analysis.view.', 'production-order.view.'],
  Merchandiser: ['production-order.view.', 'production-order.edit.'],
  Factory: [
    'production-order.view.progress',
    'production-order.view.quantity',
    'production-order.view.deliveryDate',
    'production-order.view.artwork',
    'production-order.edit.progress',
  ],
  Purchase: ['purchase-order.view.', 'purchase-order.edit.'],
  finance: [
    'purchase-order.view.',
    'purchase-order.edit.paymentState',
    'data-analysis.view.profit',
    'data-analysis.view.salesAmount',
  ],
  'marketing manager': [
    'data-analysis.view.traffic',
    'data-analysis.view.inquiryCount',
    'data-analysis.view.conversionRate',
  ],
};

function isLabelOf(role: RoleName, {authType, rights, authorityName}: Authority): boolean {
  if (authType !== BUTTON || rights.length > 0) return false;
  return (ROLE_LABELS[role] ?? []).some(name => authorityName.startsWith(name));
}

/** Whether a role may open a page that shows no records of one entity: home is everybody's. */
function isPageOf(role: RoleName, {authType, rights, authorityUrl}: Authority): boolean {
  if (authType !== AUTHORITY.authType.page || rights.length > 0) return false;
  return (
    authorityUrl === '/dashboard' ||
    (ROLE_PAGES[role] ?? []).some(path => authorityUrl === path || authorityUrl.startsWith(`${path}/`))
  );
}

export function roleGrants(model: Model, authorities: readonly Authority[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [role, grants] of ROLE_GRANTS) {
    const scopes = scopesOf(model, grants);
    for (const authority of authorities) {
      const scope =
        isPageOf(role, authority) || isLabelOf(role, authority) ? 'all' : scopes.get(authority.rights[0] ?? '');
      if (scope) rows.push({id: rows.length + 1, roleId: roleId(role), authorityId: authority.id, scope});
    }
  }
  return rows;
}

/** Everybody in sales and at the US office may look at the offices. */
export function departmentGrants(authorities: readonly Authority[]): readonly Row[] {
  const readable = authorities.filter(authority => authority.rights.includes('office.read'));
  const pairs = [DEPARTMENT.sales, DEPARTMENT.usOffice].flatMap(deptId =>
    readable.map(authority => ({deptId, authorityId: authority.id})),
  );
  return pairs.map((pair, index) => ({id: index + 1, ...pair, scope: 'all'}));
}

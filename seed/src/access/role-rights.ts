/**
 * What each role of the demo may do with records. Roles that are not named here hold nothing until an administrator
 * grants it.
 */
import type {ScopeName} from '@emblem/schemas';
import {
  SALES,
  PRINTED,
  PROBLEMS,
  PAPERS,
  MAIL,
  VISITORS,
  LIBRARY,
  SITE,
  STOCK,
  PARCELS,
  SHIPMENTS,
  SHIPPING_ADDRESSES,
  COMMODITIES,
  PARTNERS,
  QUOTES,
  WEBSITES,
  MOLDS,
  SHOP,
  TRAFFIC,
  KPI,
  COMMISSIONS,
  QUESTIONNAIRES,
  COUPONS,
  CUSTOMER_LABELS,
  WORK,
  WORK_SETTINGS,
  OFFICE,
  PEOPLE,
  CAMPAIGNS,
  PERFORMANCE,
  STUDIO,
  FACTORY,
  JOBS,
  PURCHASES,
  RECEIPTS,
  ARTWORK_LIBRARY,
  REFERRALS,
  POINTS,
} from './entity-groups';
import type {RoleName} from './roles';

export interface Grant {
  readonly scope: ScopeName;
  readonly entities: readonly string[];
  /** Right actions, or groups of them by the names of `GROUPS`. */
  readonly actions: readonly string[];
}

const grant = (scope: ScopeName, entities: readonly string[], ...actions: readonly string[]): Grant => ({
  scope,
  entities,
  actions,
});

/** Who divides the work, hands it out and checks it. */
const WORK_LEADS: readonly Grant[] = [
  grant('all', WORK, 'manage', 'read-figures', 'requirements', 'tasks', 'bugs', 'targets'),
  grant('all', WORK_SETTINGS, 'manage', 'make-task'),
];

/** Who keeps the papers of colleagues, applicants and the company. */
const OFFICE_STAFF: readonly Grant[] = [
  grant('all', OFFICE, 'manage', 'read-personal', 'cancel', 'resumes', 'certificates'),
  grant('all', PEOPLE, 'manage', 'read-personal', 'employment', 'training'),
];

/** What somebody was given to do, and how they do, is theirs to see. */
const EVERYBODY: readonly Grant[] = [grant('own', [...PERFORMANCE, 'marketing-task'], 'read')];

/** Who does it: what is their own, and new things. */
const WORK_STAFF: readonly Grant[] = [
  grant('own', WORK, 'keep'),
  grant('own', ['bug'], 'fix', 'resolve', 'close', 'reopen'),
  grant('own', ['requirement'], 'start', 'finish'),
];

const ARTWORK_STAFF: readonly Grant[] = [
  grant('own', ['drawing-task'], 'watch', 'take', 'start', 'pause', 'submit'),
  grant('own', ['drawing-time', 'artwork-score', 'designer-account'], 'watch'),
  grant('all', ARTWORK_LIBRARY, 'keep'),
  ...WORK_STAFF,
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
  grant('all', ['drawing-task', 'drawing-time', 'artwork-score'], 'manage', 'drawing-tasks', 'allocate-by-rules'),
  grant('all', [...STUDIO, ...ARTWORK_LIBRARY], 'manage'),
  ...WORK_LEADS,
  grant('all', [...LIBRARY, ...SHOP], 'manage', 'publishing'),
  grant('all', ['inquiry'], 'watch', 'draw'),
  grant('all', ['order', 'order-product'], 'watch', 'update', 'artwork', 'split-artwork'),
  grant('all', ['drawing'], 'manage', 'answer', 'paper', 'link'),
  grant('all', VISITORS, 'watch'),
  grant('all', MOLDS, 'manage'),
  grant('all', QUOTES, 'read'),
];

const SALES_STAFF: readonly Grant[] = [
  ...WORK_STAFF,
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
  grant('all', ['coupon-specification', 'coupon'], 'read', 'reserve', 'release', 'redeem'),
  grant('own', ['coupon-redemption'], 'watch'),
  grant('own', ['kpi-result', 'repurchase', 'commission', 'commission-line'], 'read'),
  grant('own', ['review'], 'keep'),
  grant('platform', ['inquiry-allocation'], 'watch'),
  grant('platform', ['user-template', 'user-clipart'], 'watch'),
  grant('own', ['share-record'], 'read'),
  grant('all', ['template', 'clipart', 'warehouse', 'goods', 'stock-record'], 'read'),
  grant('own', ['sample-delivery'], 'keep', 'read-personal'),
  grant('own', ['package-forwarding'], 'watch', 'read-personal'),
  grant('own', ['shipment', 'package', 'package-item'], 'watch', 'read-personal'),
];

const BY_ROLE: readonly (readonly [RoleName, readonly Grant[]])[] = [
  [
    'manager',
    [
      grant('all', [...PURCHASES, ...RECEIPTS, 'supplier'], 'watch', 'read-personal', 'read-confidential'),
      grant('all', ['purchase-order'], 'approve', 'refuse'),
      grant('all', [...REFERRALS, ...POINTS], 'watch', 'read-personal'),
      grant('all', ['promoter-task'], 'pass', 'not-pass'),
      grant('all', ['point-withdrawal'], 'approve', 'refuse', 'pay'),
      grant('all', [...JOBS, ...FACTORY], 'watch', 'read-confidential'),
      grant('all', ['drawing-task', 'drawing-time', 'artwork-score'], 'watch'),
      grant('all', PERFORMANCE, 'manage', 'performance'),
      ...WORK_LEADS,
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
      grant('all', [...PARCELS, ...SHIPMENTS], 'watch', 'read-personal'),
      grant('all', [...COMMODITIES, ...PARTNERS], 'watch', 'read-personal', 'read-confidential'),
      grant('all', [...TRAFFIC, ...QUESTIONNAIRES, ...CUSTOMER_LABELS, ...COUPONS, 'review', 'expense'], 'watch'),
      grant('all', [...KPI, ...COMMISSIONS], 'manage', 'enact', 'retire', 'confirm'),
      grant('all', ['broadcast-message'], 'watch', 'create'),
      grant('own', ['category-alert'], 'watch', 'create', 'delete'),
    ],
  ],
  ['Salesman', SALES_STAFF],
  ['SalesMan', SALES_STAFF],
  [
    'US office member',
    [
      ...OFFICE_STAFF,
      grant('platform', SALES, 'keep', 'read-personal', 'inquiry', 'delivery', 'cancel'),
      grant('platform', VISITORS, 'watch'),
      grant('all', ['template', 'clipart', 'office'], 'read'),
      grant('all', STOCK, 'read'),
      grant('all', ['delivery-order'], 'receive'),
      grant('platform', ['sample-delivery'], 'keep', 'read-personal', 'mark-sent'),
      grant('all', ['package-forwarding'], 'keep', 'read-personal', 'import'),
      grant('platform', SHIPMENTS, 'keep', 'read-personal', 'shipping'),
      grant('all', SHIPPING_ADDRESSES, 'keep', 'read-personal'),
      grant('platform', PAPERS, 'watch', 'read-personal', 'paper'),
      grant('platform', PRINTED, 'paper'),
      grant('own', MAIL, 'keep', 'read-personal'),
    ],
  ],
  [
    'Merchandiser',
    [
      grant('all', JOBS, 'keep', 'jobs'),
      grant('all', FACTORY, 'read'),
      grant('all', PROBLEMS, 'keep', 'problem'),
      grant('all', ['internal-problem'], 'paper'),
      grant('all', ['inquiry'], 'watch'),
      grant('all', ['order'], 'watch', 'update', 'toggle', 'sort'),
      grant('all', ['order-product'], 'keep'),
      grant('all', ['order', 'order-product'], 'artwork', 'split-artwork', 'start-production', 'lock', 'unlock'),
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
      grant('all', [...PURCHASES, 'supplier'], 'manage', 'read-personal', 'read-confidential', 'purchasing'),
      grant('all', RECEIPTS, 'manage', 'receiving'),
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
      grant('all', JOBS, 'watch', 'update', 'begin', 'pause', 'finish', 'reopen'),
      grant('all', FACTORY, 'manage'),
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
      grant('all', SHIPMENTS, 'keep', 'delete', 'read-personal', 'read-confidential', 'shipping'),
      grant('all', [...SHIPPING_ADDRESSES, 'carrier'], 'manage', 'read-personal', 'read-confidential'),
      grant('all', ['goods', 'warehouse', 'refund-order'], 'read'),
    ],
  ],
  [
    'warehouse staff',
    [
      grant('all', ['order', 'order-product'], 'read', 'receive'),
      grant('all', STOCK, 'keep', 'stock', 'import'),
      grant('all', PURCHASES, 'read'),
      grant('all', RECEIPTS, 'keep', 'post'),
      grant('all', ['return-parcel'], 'keep', 'receive', 'inspect', 'restock', 'scrap'),
    ],
  ],
  [
    'finance',
    [
      grant('all', [...PURCHASES, 'supplier'], 'watch', 'update', 'read-confidential'),
      grant('all', RECEIPTS, 'watch'),
      grant('all', ['promoter', 'referral-level'], 'read'),
      grant('all', ['point-withdrawal'], 'watch', 'read-personal', 'pay'),
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
      grant('all', ['expense'], 'manage'),
      grant('all', ['metric-threshold'], 'watch'),
      grant('all', COMMISSIONS, 'manage', 'enact', 'retire', 'confirm', 'pay'),
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
      grant('all', ['kpi-result', 'repurchase'], 'watch'),
      grant('platform', ['review'], 'keep'),
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
      grant('all', CAMPAIGNS, 'manage', 'read-personal', 'check', 'take-down', 'campaigns'),
      grant('all', REFERRALS, 'manage', 'read-personal', 'referring'),
      grant('all', POINTS, 'manage', 'read-personal', 'giving-points'),
      grant('all', ['order'], 'read'),
      grant('all', PERFORMANCE, 'manage', 'performance'),
      ...WORK_LEADS,
      grant('all', PEOPLE, 'manage', 'employment', 'training'),
      grant('all', ['sms-reminder'], 'manage', 'cancel'),
      grant('all', LIBRARY, 'manage', 'publishing'),
      grant('all', ['category'], 'watch', 'update'),
      grant('all', WEBSITES, 'manage'),
      grant('all', QUOTES, 'watch'),
      grant('all', ['quote-log'], 'read', 'export'),
      grant('all', ['member', 'inquiry'], 'watch'),
      grant('all', SITE, 'manage'),
      grant('all', COMMODITIES, 'manage', 'selling'),
      grant('all', PARTNERS, 'manage', 'read-personal', 'partnership'),
      grant('all', [...TRAFFIC, ...QUESTIONNAIRES, ...CUSTOMER_LABELS], 'manage', 'open', 'close'),
      grant('all', COUPONS, 'manage', 'coupons'),
      grant('all', ['review'], 'watch', 'update'),
      grant('all', ['metric-threshold'], 'watch'),
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
  [
    'intern',
    [
      grant('all', ['template', 'clipart', 'link-site'], 'read'),
      grant('own', ['external-link'], 'keep', 'check', 'take-down'),
      grant('own', ['marketing-task'], 'update'),
    ],
  ],
];

export const ROLE_GRANTS = BY_ROLE.map(([role, grants]) => [role, [...EVERYBODY, ...grants]] as const);

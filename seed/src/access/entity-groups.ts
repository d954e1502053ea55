/** Entities that a role works with together. */
export const SALES = ['inquiry', 'order', 'order-product', 'link-order', 'member'];
/** What sales print. */
export const PRINTED = ['inquiry', 'order', 'link-order'];
export const PROBLEMS = ['internal-problem', 'factory-problem'];
export const PAPERS = [
  'invoice',
  'invoice-item',
  'quotation',
  'quotation-item',
  'credit-memo',
  'credit-memo-item',
  'monthly-invoice',
];
export const MAIL = ['mailbox', 'mail-signature', 'mail-message', 'mail-thread'];
export const VISITORS = [
  'user-template',
  'user-clipart',
  'user-clipart-category',
  'share-record',
  'favourite',
  'upload-history',
];
export const LIBRARY = ['template', 'template-type', 'category-template', 'clipart', 'clipart-type', 'tag', 'tag-type'];
export const SITE = [
  'job-information',
  'common-problem',
  'company-news',
  'festival-benefit',
  'company-environment',
  'annual-meeting',
];
export const STOCK = [
  'warehouse',
  'goods',
  'stock-record',
  'inbound-application',
  'delivery-order',
  'difference-feedback',
  'stock-order',
];
export const PARCELS = ['sample-delivery', 'package-forwarding'];
/** What is packed for orders and sent, and what comes back. */
export const SHIPMENTS = ['shipment', 'package', 'package-item', 'return-parcel'];
export const SHIPPING_ADDRESSES = ['sender', 'frequent-address'];
export const COMMODITIES = [
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
export const PARTNERS = [
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
export const QUOTES = ['quote-category', 'quote-parameter', 'quote-category-parameter', 'technique', 'quote-plating'];
export const WEBSITES = ['website-category', 'website-price', 'fd-category', 'review-config'];
/** What the websites' visits and searches are told by. */
export const TRAFFIC = ['subdomain', 'site-visit', 'page-change', 'search-keyword', 'backlink', 'competitor-price'];
/** By what customer service is measured, and what it comes to. */
export const KPI = ['kpi-rule', 'kpi-rule-part', 'kpi-result', 'repurchase', 'metric-threshold'];
export const COMMISSIONS = ['commission-rule', 'commission-tier', 'commission', 'commission-line'];
/** What customers are asked, and what they say. */
export const QUESTIONNAIRES = [
  'questionnaire',
  'questionnaire-question',
  'questionnaire-answer',
  'questionnaire-reply',
];
/** What marketing gives away, and what became of it. */
export const COUPONS = ['coupon-specification', 'coupon', 'promotion-send', 'coupon-redemption', 'coupon-estimate'];
/** Where we promote ourselves, by what activities, and who does it by links. */
export const PROMOTION = ['promotion-site', 'activity-series', 'promotion-activity', 'activity-claim'];
export const AFFILIATES = ['affiliate', 'affiliate-link', 'affiliate-commission'];
export const CUSTOMER_LABELS = ['customer-label-group', 'customer-label'];
export const MOLDS = ['mold', 'light-plate', 'mold-parameter'];
export const SHOP = ['category', 'shape', 'plating-colour', 'colour-type', 'colour-card', 'platform-limitation'];
/** What the staff work on beside orders. */
export const WORK = ['requirement', 'task', 'task-dependency', 'bug', 'target', 'target-key-result'];
export const WORK_SETTINGS = ['task-type', 'task-template'];
/** What the office files of colleagues, applicants and the company. */
export const OFFICE = ['resume', 'certificate', 'sms-reminder'];
export const PEOPLE = ['staff-profile', 'training-material', 'training-record'];
/** What marketing people are given to do, and how colleagues do. */
export const CAMPAIGNS = ['marketing-task', 'link-site', 'external-link'];
export const PERFORMANCE = ['performance-entry', 'performance-item'];
/** What the factory makes, and by whom. */
export const JOBS = ['production-order', 'production-step'];
export const FACTORY = ['employee-output', 'points-rule', 'production-process'];
/** What is bought, of whom, and what has arrived. */
export const PURCHASES = ['purchase-order', 'purchase-order-item'];
export const RECEIPTS = ['purchase-receipt', 'purchase-receipt-item'];
/** Who recommends us, what they do for it, and their points. */
export const REFERRALS = ['promoter', 'referral', 'promoter-task'];
export const POINTS = ['referral-level', 'point-voucher', 'point-voucher-item', 'point-withdrawal'];
/** How the studio works, and what it draws with. */
export const STUDIO = ['task-category', 'designer-group', 'designer-account', 'drawing-allocation', 'splitting-rule'];
export const ARTWORK_LIBRARY = ['artwork-resource', 'modelling-resource', 'artwork-template'];

/** What each role of the demo opens beside records: pages that are of no entity, and permission labels. */
import type {RoleName} from './roles';

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
export const ROLE_PAGES: Partial<Readonly<Record<RoleName, readonly string[]>>> = {
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
export const ROLE_LABELS: Partial<Readonly<Record<RoleName, readonly string[]>>> = {
  manager: ['data-analysis.view.'],
  finance: ['data-analysis.view.'],
};

/** Labels that do not come with the rights of a role over the records, by the beginning of their names. */
export const WITHHELD_LABELS: Partial<Readonly<Record<RoleName, readonly string[]>>> = {
  // The factory makes what it is told to, and says how far it is.
  Factory: [
    'production-order.view.productionCost',
    'production-order.view.mouldCost',
    'production-order.edit.productionCost',
    'production-order.edit.mouldCost',
    'production-order.edit.factory',
    'production-order.edit.quantity',
    'production-order.edit.deliveryDate',
    'production-order.edit.artwork',
  ],
  // Goods are received without their prices.
  'warehouse staff': ['purchase-order.view.amount', 'purchase-order.view.paymentState'],
  // What was agreed with a supplier is the purchaser's; whether it is paid is said by those who pay.
  Purchase: ['purchase-order.edit.paymentState'],
  finance: [
    'purchase-order.edit.supplier',
    'purchase-order.edit.amount',
    'purchase-order.edit.quantity',
    'purchase-order.edit.deliveryDate',
  ],
};

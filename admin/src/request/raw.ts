/**
 * Calls whose answer goes back as it came: a code other than 200 is their caller's business (section 7, CO-675 to
 * CO-680).
 */
const RAW = new Set([
  '/excel/purchase/exportPurchaseOrderPriceConfirm',
  '/coupon/getCouponByCode',
  '/order/manage/uploadTheDrawings',
  '/order/manage/addOrder',
  '/customLinks/edit',
  '/products/getProductByCateIdAndSku',
  '/newTask/designerGroup/addBacker',
  '/dataAnalysis/kpi/refreshRepurchaseData',
]);

/** Whether a path, its query left aside, is one of them. */
export function isRaw(path: string): boolean {
  return RAW.has(path.split('?', 1)[0] ?? path);
}

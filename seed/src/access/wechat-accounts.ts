/** WeChat-Work accounts of the staff in China; the salesman has two, as somebody does who changed telephones. */
import type {Row} from '../store/row';

export function wechatAccounts(staff: readonly Row[]): readonly Row[] {
  const bound = staff
    .filter(user => user.language === 'zh')
    .map(user => ({userId: user.id, wxUserId: String(user.userName), wxName: String(user.realName)}));
  const salesman = staff.find(user => user.userName === 'salesman');
  const twice = salesman
    ? ['salesman', 'salesman.new'].map(wxUserId => ({userId: salesman.id, wxUserId, wxName: String(salesman.realName)}))
    : [];
  return [...bound, ...twice].map((account, index) => ({id: index + 1, ...account}));
}

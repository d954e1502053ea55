/** The backend's own texts, zh and en together. Texts of an entity stand in its schema. */
import {fillBlanks, type Text} from '@emblem/schemas';
import type {Language} from './actor';
import {TABLE_MESSAGES} from './table-messages';

const CATALOGUE = {
  viewOnly: {
    zh: '当前为只读查看，不能进行修改',
    en: 'You only look at the console as this user sees it: nothing can be changed.',
  },
  noRight: {zh: '您没有执行此操作的权限', en: 'You do not have the right to do this.'},
  notNow: {zh: '当前条件下无法执行此操作', en: 'This cannot be done as things stand.'},
  notInState: {zh: '当前状态为“{state}”，无法执行此操作', en: 'This cannot be done while the record is “{state}”.'},
  approvalOwn: {zh: '本人提交的申请须由他人审批', en: 'You asked for this approval; somebody else gives it.'},
  approvalTwice: {
    zh: '您已审批过此申请，须由另一人审批',
    en: 'You have approved this already; the next approval is somebody else’s.',
  },
  byLink: {zh: '{name} 的链接', en: 'Link of {name}'},
  badLink: {
    zh: '此链接无效或已失效，请联系我们获取新的链接',
    en: 'This link is not valid, or not any more. Please ask us for a new one.',
  },
  linkDays: {zh: '请输入 1 至 {most} 天', en: 'Enter a number of days from 1 to {most}.'},
  signIn: {zh: '登录已过期，请重新登录', en: 'Your session has expired; please sign in again.'},
  notFound: {zh: '记录不存在', en: 'There is no such record.'},
  notMadeFrom: {zh: '无法由此记录生成', en: 'None can be made from this record.'},
  nothingLeft: {zh: '已全部开出，没有剩余', en: 'Nothing is left: all of it was made already.'},
  originChanged: {
    zh: '来源记录已有变化，请核对后再保存',
    en: 'What this is made from has changed meanwhile; look at it again before you save.',
  },
  noEntity: {zh: '没有名为“{entity}”的资源', en: 'There is no resource called “{entity}”.'},
  noAction: {zh: '没有名为“{action}”的操作', en: 'There is no action called “{action}”.'},
  noPath: {zh: '没有此地址', en: 'There is nothing at this address.'},
  stale: {
    zh: '该记录已被他人修改，请核对后再保存',
    en: 'Somebody else has changed this record; compare before you save.',
  },
  invalid: {zh: '输入校验失败！请检查必填项与格式', en: 'Some values are missing or not right.'},
  unknownField: {zh: '没有此字段', en: 'There is no such field.'},
  unknownOperator: {zh: '该字段不支持此条件', en: 'This condition is not possible for this field.'},
  created: {zh: '已新建', en: 'Created'},
  updated: {zh: '已保存', en: 'Saved'},
  required: {zh: '必填', en: 'Required'},
  badValue: {zh: '值的类型不正确', en: 'This is not a value of the right kind.'},
  badJson: {zh: '不是有效的 JSON', en: 'This is not valid JSON.'},
  badQuery: {zh: '查询条件不正确', en: 'The query is not right.'},
  badBody: {zh: '请求体必须是 JSON 对象', en: 'The body must be a JSON object.'},
  pageTooLarge: {zh: '每页最多 {limit} 条', en: 'A page holds {limit, row, rows} at most.'},
  badRange: {zh: '分页范围不正确', en: 'The range must be two numbers, the first not above the second.'},
  badSort: {zh: '不能按此字段排序', en: 'It is not possible to sort by this field.'},
  overlaps: {zh: '与另一条记录的期间重叠', en: 'This period overlaps that of another record.'},
  taken: {zh: '已被占用', en: 'Already taken.'},
  severalRecords: {zh: '有多条同名记录，请填写编号', en: 'Several records are called so; give the ID instead.'},
  missingReference: {zh: '所选记录不存在', en: 'The chosen record does not exist.'},
  currencyNotUsed: {
    zh: '没有使用中的此货币，请在“货币”中启用',
    en: 'No such currency is in use. Currencies are put to use in their list.',
  },
  contradicts: {
    zh: '所选记录与此处的其他内容不一致',
    en: 'The chosen record does not go together with what else is entered here.',
  },
  goneBy: {
    zh: '已有“{record}”按此值关联，请先修改它们',
    en: 'There is a record that goes by this value ({record}): change that first.',
  },
  outOfSight: {
    zh: '保存后您将看不到此记录，请选择您自己或您权限范围内的',
    en: 'You would not see the record then. Choose yourself, or what is within your reach.',
  },
  noSuchFile: {zh: '文件不存在，或您无权使用', en: 'There is no such file, or it is not yours to use.'},
  noSuchRecord: {zh: '“{value}”不存在', en: '“{value}” does not exist.'},
  lostDigits: {
    zh: '“{value}”是已丢失或未显示全部位数的数字。请先将该列的格式设为“文本”，再重新输入或粘贴完整的编号',
    en: '“{value}” is a number that lost or hides digits. Format the column as text, then enter it in full again.',
  },
  noSuchOption: {zh: '“{value}”不在可选值中：{options}', en: '“{value}” is none of: {options}'},
  numbered: {
    zh: '编号 {number} 已生成且不能缺号，无法删除',
    en: 'It has the number {number}, which must not be missing, and cannot be deleted',
  },
  permanent: {zh: '状态为“{state}”，不能删除', en: 'In the state “{state}” it cannot be deleted'},
  inUse: {zh: '正在被使用，无法删除：{users}', en: 'It is in use and cannot be deleted: {users}'},
  readOnly: {zh: '此字段不能修改', en: 'This field cannot be changed.'},
  notYours: {zh: '您没有修改此字段的权限', en: 'You have no right to change this field.'},
  byActionOnly: {zh: '此字段只能通过操作修改', en: 'This field changes by its actions only.'},
  lockedInState: {zh: '当前状态下不能修改此字段', en: 'This field cannot be changed in the present state.'},
  requiredForAction: {zh: '执行此操作前必须填写', en: 'Must be filled in before this can be done.'},
  neverChanged: {zh: '此类记录写下后不可更改或删除', en: 'These records stay as they were written.'},
  notWritable: {zh: '此类记录由系统维护', en: 'These records are kept by the system.'},
  tooMany: {zh: '一次最多处理 {limit} 条', en: 'At most {limit, record, records} at once.'},
  tooManyLines: {zh: '最多 {limit} 行明细', en: 'There can be {limit, line, lines} at most.'},
  badLines: {zh: '明细必须是对象的列表', en: 'Lines are a list of objects.'},
  noSuchLine: {zh: '此行不属于该记录，或已被删除', en: 'This line is not one of the record, or has been deleted.'},
  lineTwice: {zh: '此行出现了两次', en: 'This line stands here twice.'},
  lineLocked: {
    zh: '“{record}”在当前状态下不能修改“{lines}”',
    en: '“{lines}” cannot be changed in the present state of the record “{record}”.',
  },
  dueSoon: {zh: '即将到期：{entity} {name}', en: 'Due soon: {entity} {name}'},
  dueOver: {zh: '已逾期：{entity} {name}', en: 'Late: {entity} {name}'},
  dueLong: {zh: '逾期已久：{entity} {name}', en: 'Late for long: {entity} {name}'},
  noticeBy: {zh: '操作人：{by}', en: 'By {by}'},
  noticeFromOutside: {zh: '由客户或链接持有人操作', en: 'By the customer or whoever holds a link'},
  noticeOfSystem: {zh: '由系统自动完成', en: 'Done automatically'},
  dueHow: {zh: '请打开该记录并处理。', en: 'Open the record to see what is to be done.'},
  tooOften: {
    zh: '操作过于频繁，请在 {seconds} 秒后重试',
    en: 'Too many attempts; try again in {seconds, second, seconds}.',
  },
  idempotencyClash: {zh: '同一请求编号已用于其他内容', en: 'This idempotency key was used for other content.'},
  keyTooLong: {zh: '请求编号最多 {limit} 个字符', en: 'An idempotency key has at most {limit, character, characters}.'},
  busy: {zh: '其他人正在修改相同的记录，请重试', en: 'Somebody else is changing the same records; please try again.'},
  unknownIds: {zh: '顺序中含有不存在的记录', en: 'The order names records that do not exist.'},
  notDeleted: {zh: '记录未被删除', en: 'The record is not deleted.'},
  noChange: {zh: '没有可撤销的修改', en: 'There is no such change to undo.'},
  notConfigured: {zh: '未配置', en: 'Not configured.'},
  serviceNotConfigured: {
    zh: '外部服务“{service}”未配置，请管理员在“基础设置”的“外部服务”中设置',
    en: 'The outside service “{service}” is not set up. An administrator does that in Settings, Outside services.',
  },
  serviceSilent: {
    zh: '外部服务“{service}”暂时无法使用，请稍后重试',
    en: 'The outside service “{service}” does not answer as it should. Try again later.',
  },
  serviceRefused: {
    zh: '外部服务“{service}”未接受此请求，请核对内容，或请管理员核对其设置',
    en: 'The outside service “{service}” did not accept this. Check what was sent, or have its settings checked.',
  },
  secretUnreadable: {
    zh: '存储的密码或密钥已无法读取，请重新录入',
    en: 'A stored password or key can no longer be read. Enter it again where it was set up.',
  },
  factorUnreadable: {
    zh: '您的动态验证码密钥已无法读取，请使用恢复码，或请管理员重置两步验证',
    en: 'Your second factor can no longer be read. Use a recovery code, or ask an administrator to reset it.',
  },
  success: {zh: '操作成功', en: 'success'},
  internal: {zh: '服务器异常，请联系管理员', en: 'Something went wrong on the server; please tell the administrator.'},
  tooSlow: {
    zh: '查询耗时过长，已停止；请缩小查询范围后重试',
    en: 'This took too long and was stopped; narrow it down and try again.',
  },
  noRoom: {
    zh: '服务器磁盘空间不足，暂时无法保存。请联系管理员',
    en: 'The server has no room left on its disk, and nothing can be saved for now. Tell whoever runs it.',
  },
  tooLarge: {zh: '内容过大', en: 'The content is too large.'},
  chooseRecord: {zh: '请选择一条记录', en: 'Choose one record, by ids.'},
  liveOnly: {
    zh: '此操作不适用于已删除的记录，请先按编号恢复',
    en: 'This is not done to deleted records: restore them first, by their ids.',
  },
  tooManyNames: {zh: '一次最多提交 {limit} 个字段', en: 'At most {limit, property, properties} can be sent at once.'},
  noSuchRange: {zh: '文件没有所请求的部分', en: 'The file has no such part.'},
  otherContent: {zh: '文件内容与所要求的不同', en: 'The file has another content than the one that was asked for.'},
  sayVersion: {zh: '请同时发送所看到的版本号', en: 'Send the version that was seen along.'},
  liveFigures: {zh: '统计只包含未删除的记录', en: 'Figures are of records that are not deleted.'},
  sayAll: {
    zh: '此筛选未排除任何记录；如确需处理全部记录，请同时发送 "all": true',
    en: 'The filter leaves no record out. Send "all": true along if all of them are meant.',
  },
  chooseRecords: {zh: '请选择记录', en: 'Choose records, by ids or by a filter.'},
  formExpired: {
    zh: '上传凭证无效或已过期，请重试',
    en: 'The upload form is not valid or has expired; please try again.',
  },
  badKey: {zh: '文件名不允许', en: 'This file name is not allowed.'},
  badForm: {zh: '上传表单不正确', en: 'The upload form is not right.'},
  uploadQuota: {
    zh: '今日上传的文件已达上限，请明天再试',
    en: 'As many files were uploaded as one day allows; please try again tomorrow.',
  },
  designQuota: {
    zh: '今日保存的设计已达上限，请明天再试',
    en: 'As many designs were saved as one day allows; please try again tomorrow.',
  },
  keptQuota: {zh: '最多保留 {limit} 项，请先删除不需要的', en: 'At most {limit} can be kept; delete some first.'},
  fileTooLarge: {zh: '文件不能超过 {limit} MB', en: 'The file must not be larger than {limit} MB.'},
  printNoDesign: {zh: '没有可导出的设计', en: 'There is no design to print.'},
  printProfile: {zh: '印刷机的 ICC 文件无法使用：{detail}', en: "The press's ICC profile cannot be used: {detail}"},
  profileUnsuited: {
    zh: '不是四色（CMYK）印刷机的 ICC 输出配置文件',
    en: 'This is no ICC output profile of a press with four inks (CMYK).',
  },
  profileTooLarge: {zh: 'ICC 文件过大', en: 'This ICC profile is too large.'},
  printSize: {
    zh: '该类目没有这一面的印刷尺寸，请在类目的位置配置中填写',
    en: 'The category does not say how large this side is printed; enter it in the positions of the category.',
  },
  printSide: {zh: '该设计没有这一面', en: 'The design has no such side.'},
  printPicture: {zh: '设计中的图片无法读取：{detail}', en: 'A picture of the design cannot be read: {detail}'},
  printTooLarge: {zh: '尺寸过大，无法导出：{detail}', en: 'This is too large to be exported: {detail}'},
  printTooLong: {
    zh: '绘制超过 {detail} 秒，已停止导出。请简化设计中的图片或滤镜',
    en:
      'Drawing took more than {detail, second, seconds} and was stopped. Make the pictures or filters of the design ' +
      'simpler.',
  },
  printTooHeavy: {
    zh: '绘制所需内存过大，已停止导出。请缩小设计中的图片',
    en: 'Drawing took too much memory and was stopped. Make the pictures of the design smaller.',
  },
  printTooMany: {
    zh: '您已有 {detail} 个导出在等待，请稍后再试',
    en: 'You have {detail, export, exports} waiting already; try again when that is done.',
  },
  printGivenUp: {zh: '导出已中止', en: 'The export was given up.'},
  printFormat: {zh: '格式只能是 pdf、pdfx、svg 或 png', en: 'The format is pdf, pdfx, svg or png.'},
  printBleed: {zh: '出血为 0 到 {limit} 毫米', en: 'The bleed is 0 to {limit} mm.'},
  noReport: {zh: '没有名为“{report}”的报表', en: 'There is no report called "{report}".'},
  badDay: {zh: '日期须为 1970 至 2199 年间的 YYYY-MM-DD', en: 'A day is YYYY-MM-DD, from 1970 to 2199.'},
  missingDay: {
    zh: '对比其他日期时，请给出首日和末日',
    en: 'To compare with other days, name the first and the last of them.',
  },
  needlessDay: {
    zh: '仅在对比其他日期时（compare=days）填写',
    en: 'Days to compare with are named with compare=days only.',
  },
  badPeriod: {zh: '结束日期不能早于开始日期', en: 'The last day is not before the first.'},
  badTimeZone: {zh: '没有此时区', en: 'There is no such time zone.'},
  tooManySteps: {
    zh: '时间分段最多 {limit} 个，请缩短期间或选择更长的分段',
    en: 'No more than {limit, step, steps} of time can be shown; take a shorter period or longer steps.',
  },
  noPaper: {zh: '没有名为“{paper}”的单据', en: 'There is no paper called "{paper}".'},
  paperFormat: {zh: '格式只能是 pdf、tree 或 mail', en: 'The format is pdf, tree or mail.'},
  paperLanguage: {zh: '此单据的语言可以是 {languages}', en: 'This paper can be had in {languages}.'},
  paperTooLarge: {zh: '一份单据最多 {limit} 行', en: 'A paper has at most {limit, line, lines}.'},
  paperTooLong: {
    zh: '生成单据超过 {limit} 秒，已停止。请减少图片或内容',
    en: 'Making the paper took more than {limit, second, seconds} and was stopped. Use fewer pictures or less text.',
  },
  paperTooHeavy: {
    zh: '生成单据所需内存过大，已停止。请减少图片或内容',
    en: 'Making the paper took too much memory and was stopped. Use fewer pictures or less text.',
  },
  paperUnsettable: {
    zh: '单据中有无法排版的字符。请检查复制粘贴来的文字',
    en: 'There are signs on the paper that cannot be set. Look at texts that were pasted.',
  },
  paperMissing: {
    zh: '没有字体包含这些字符，单据上将以方框代替：{signs}。请修改文字；若仍要发送，请在 missing 中列出这些字符',
    en: 'No font has these signs, so squares would stand for them: {signs}. Change the text or send them in "missing".',
  },
  signsAndMore: {zh: '{signs} 等，另有 {more} 个', en: '{signs} and {more, more sign, more signs}'},
  paperTooMany: {
    zh: '您已有 {limit} 份单据在等待，请稍后再试',
    en: 'You have {limit, paper, papers} waiting already; try again when that is done.',
  },
  paperGivenUp: {zh: '已停止生成单据', en: 'The paper was given up.'},
  fileExtension: {zh: '仅支持 {extensions} 格式', en: 'Only {extensions} formats are supported'},
  noUploadHere: {zh: '此字段不接收文件', en: 'This property takes no files.'},
  fileType: {zh: '不支持此文件类型，或文件已损坏', en: 'This type of file is not accepted, or the file is damaged.'},
  parseBusy: {zh: '正在处理的文件过多，请稍后重试', en: 'Too many files are being read; please try again in a moment.'},
  parseTooSlow: {
    zh: '读取此文件所需时间过长，请简化后重试',
    en: 'This file takes too long to read; make it simpler and try again.',
  },
  parseTooComplex: {
    zh: '此文件内容过多或过于复杂，请简化后重试',
    en: 'This file holds too much or is too complex; make it simpler and try again.',
  },
  parseUnreadable: {zh: '无法读取此文件，文件可能已损坏', en: 'This file cannot be read; it may be damaged.'},
  tableTooLarge: {zh: '表格内容过多，请拆分为多个文件', en: 'This table holds too much; divide it into several files.'},
  pictureTooLarge: {
    zh: '图片像素过多，最多 1 亿像素',
    en: 'This picture has too many pixels; 100 megapixels are the most.',
  },
  svgPicture: {
    zh: '图形中链接的或损坏的图片未能保留{detail}',
    en: 'Linked or broken pictures in the drawing were left out{detail}.',
  },
  svgSign: {
    zh: '图形中的部分字符没有可用字体，未能显示{detail}',
    en: 'Some letters of the drawing are in no font we have and were left out{detail}.',
  },
  svgFont: {
    zh: '图形使用的字体不可用，已替换为其他字体{detail}',
    en: 'Fonts of the drawing that we do not have were replaced{detail}. Convert text to outlines to keep its look.',
  },
  svgPage: {zh: '图形中嵌入的网页内容未能保留', en: 'Parts of web pages in the drawing were left out.'},
  svgMotion: {zh: '图形中的动画显示为静止画面', en: 'What moves in the drawing stands still.'},
  svgStyle: {zh: '图形中的部分样式未能还原{detail}', en: 'Some styles of the drawing could not be taken over{detail}.'},
  ...TABLE_MESSAGES,
  badFormat: {zh: '不支持的格式', en: 'This format is not supported.'},
} as const satisfies Record<string, Text>;

export type MessageKey = keyof typeof CATALOGUE;

export function text(
  key: MessageKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillBlanks(CATALOGUE[key][language], name => values[name] ?? '');
}

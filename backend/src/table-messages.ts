/** What is said of tables that come in or leave. */
import type {Text} from '@emblem/schemas';

export const TABLE_MESSAGES = {
  statementUnreadable: {
    zh: '无法读取此对账单，请上传银行导出的 CSV 文件',
    en: 'This statement cannot be read. Upload the CSV file that the bank exports.',
  },
  statementBooked: {zh: '此行已登记为收款', en: 'This line has been booked already.'},
  statementCurrency: {
    zh: '订单的货币不是 {currency}，不能登记',
    en: 'The order is not in {currency}, so that this cannot be booked for it.',
  },
  badTable: {
    zh: '无法读取该文件，请使用 XLSX 或 UTF-8 编码的 CSV',
    en: 'This file cannot be read; use XLSX, or CSV in UTF-8.',
  },
  badHeadings: {zh: '无法识别的列：{headings}', en: 'Columns that are not known: {headings}'},
  doubleHeadings: {zh: '重复的列：{headings}', en: 'Columns that stand twice: {headings}'},
  workbookTooLong: {
    zh: 'XLSX 最多 {limit} 行，请改用 CSV',
    en: 'An XLSX file holds {limit} rows at most; use CSV instead.',
  },
  undecodable: {
    zh: '第 {line} 行含有不属于所选编码的字节，请选择其他编码，或将文件另存为 UTF-8',
    en: 'Line {line} has bytes that are not of this encoding. Name another one, or save the file as UTF-8.',
  },
  encodingGuessed: {
    zh: '无法确定文件的编码（可能是 {encoding}）。请将文件另存为 UTF-8，或用参数 encoding 指明编码',
    en:
      'The encoding of this file cannot be told for sure; it may be {encoding}. Save it as UTF-8, or name its ' +
      'encoding in the parameter "encoding".',
  },
  badEncoding: {zh: '不支持此编码，可用的有：{encodings}', en: 'This encoding is not known; there are: {encodings}.'},
} as const satisfies Record<string, Text>;

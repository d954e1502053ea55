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
    en: 'An XLSX file holds {limit, row, rows} at most; use CSV instead.',
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
  separatorGuessed: {
    zh: '无法确定各列由什么符号分隔（可能是 {separator}）。请用参数 separator 指明：comma（逗号）、semicolon（分号）、tab（制表符）或 pipe（竖线）',
    en:
      'What separates the columns of this file cannot be told for sure; it may be {separator}. Name it in the ' +
      'parameter "separator": comma, semicolon, tab or pipe.',
  },
  decimalsGuessed: {
    zh: '第 {row} 行“{column}”列的“{value}”有两种读法。请用参数 decimals 指明小数点：point（1,234.50）或 comma（1.234,50）',
    en:
      'In row {row}, column “{column}”, “{value}” can be read in two ways. Name what stands before decimals in the ' +
      'parameter "decimals": point (1,234.50) or comma (1.234,50).',
  },
  otherMark: {
    zh: '“{value}”的小数点与此列不同，请改为与其他数字一致的写法',
    en: '“{value}” has another decimal mark than its column. Write it as the other numbers.',
  },
  rowTooWide: {
    zh: '此行的单元格多于标题。含有分隔符的内容须加引号',
    en: 'This row has more cells than there are headings. Put quotes around what has a separator in it.',
  },
  badReading: {zh: '不支持此值，可用的有：{known}', en: 'This is not known; there are: {known}.'},
} as const satisfies Record<string, Text>;

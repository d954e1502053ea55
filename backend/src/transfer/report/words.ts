/** What stands in the workbook of a report beside names that the schemas give. */
import type {Text} from '@emblem/schemas';

export const WORDS = {
  figures: {zh: '数据', en: 'Figures'},
  about: {zh: '说明', en: 'About'},
  report: {zh: '报表', en: 'Report'},
  period: {zh: '期间', en: 'Period'},
  beside: {zh: '对比期间', en: 'Compared with'},
  currency: {zh: '显示币种', en: 'Amounts in'},
  filter: {zh: '筛选', en: 'Filter'},
  records: {zh: '统计对象', en: 'Of'},
  formula: {zh: '计算方式', en: 'How it is made'},
  those: {zh: '其中', en: 'Of those'},
  known: {zh: '仅限已知者', en: 'Known of those with'},
  readAt: {zh: '读取时间（UTC）', en: 'Read at (UTC)'},
  zone: {zh: '日期所用时区', en: 'Days are those of'},
  time: {zh: '时间', en: 'Time'},
  total: {zh: '合计', en: 'Total'},
  none: {zh: '（无）', en: '(none)'},
  more: {zh: '仅含前若干行，合计为全部', en: 'The first rows only; totals are of all'},
  withoutRate: {
    zh: '无当日汇率而未计入金额的记录数',
    en: 'Records left out of amounts for want of a rate of their day',
  },
  perThousand: {zh: '每千', en: 'per thousand'},
} as const satisfies Record<string, Text>;

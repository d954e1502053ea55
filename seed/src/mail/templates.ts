/** Texts that staff begin a mail with, in English and Chinese. */
import {MAIL_TEMPLATE} from '@emblem/schemas/values';
import type {Row} from '../store/row';

interface Wording {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

const GREETING = {en: 'Dear {{member.name}},', zh: '{{member.name}}，您好：'} as const;

/** By what they are about; the last one is not used any more. */
const TEMPLATES: Readonly<Record<string, Readonly<Record<'en' | 'zh', Wording>>>> = {
  quote: {
    en: {
      name: 'Quote sent',
      subject: 'Your quotation {{inquiry.number}}',
      text: 'thank you for your inquiry {{inquiry.number}}. Our quotation is attached; it is valid for 30 days.',
    },
    zh: {
      name: '报价已发送',
      subject: '您的报价单 {{inquiry.number}}',
      text: '感谢您的询价 {{inquiry.number}}。报价单见附件，30 天内有效。',
    },
  },
  artwork: {
    en: {
      name: 'Artwork ready',
      subject: 'Artwork of your order {{order.number}}',
      text: 'the artwork of your order {{order.number}} is ready. Please confirm it, or tell us what to change.',
    },
    zh: {
      name: '图稿已完成',
      subject: '订单 {{order.number}} 的图稿',
      text: '您的订单 {{order.number}} 的图稿已完成。请查看并确认，或告诉我们需要修改的地方。',
    },
  },
  payment: {
    en: {
      name: 'Payment reminder',
      subject: 'Payment of your order {{order.number}}',
      text: '{{order.balance}} of your order {{order.number}} are still open. Please ignore this if you have paid.',
    },
    zh: {
      name: '付款提醒',
      subject: '订单 {{order.number}} 的付款',
      text: '您的订单 {{order.number}} 尚有 {{order.balance}} 未付。如已付款，请忽略此邮件。',
    },
  },
  parcel: {
    en: {
      name: 'Parcel sent',
      subject: 'Your order {{order.number}} is on its way',
      text: 'your order {{order.number}} has left us. Tracking number: {{order.trackingNumber}}',
    },
    zh: {
      name: '包裹已寄出',
      subject: '订单 {{order.number}} 已寄出',
      text: '您的订单 {{order.number}} 已寄出。运单号：{{order.trackingNumber}}',
    },
  },
  fair: {
    en: {
      name: 'Fair invitation',
      subject: 'Meet us at the fair',
      text: '{{mailbox.name}} would be pleased to meet you at the fair.',
    },
    zh: {name: '展会邀请', subject: '展会见', text: '{{mailbox.name}}期待与您在展会见面。'},
  },
};

const RETIRED = 'fair';
const LANGUAGES = ['en', 'zh'] as const;

export interface Template {
  /** What it is about. */
  readonly key: string;
  readonly row: Row;
}

export const MAIL_TEMPLATES: readonly Template[] = Object.entries(TEMPLATES)
  .flatMap(([key, wordings]) => LANGUAGES.map(language => ({key, language, wording: wordings[language]})))
  .map(({key, language, wording}, index) => ({
    key,
    row: {
      id: index + 1,
      templateName: wording.name,
      language,
      subject: wording.subject,
      content: `${GREETING[language]}\n\n${wording.text}\n\n{{user.name}}`,
      state: key === RETIRED ? MAIL_TEMPLATE.state.disabled : MAIL_TEMPLATE.state.enabled,
    },
  }));

/** The text of the English template with these values for its variables, by their names. */
export function fromTemplate(
  key: string,
  values: Readonly<Record<string, string>>,
): {readonly templateId: number; readonly content: string} | undefined {
  const row = MAIL_TEMPLATES.find(template => template.key === key && template.row.language === 'en')?.row;
  const fill = (text: string) => text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => values[name] ?? '');
  return row && {templateId: row.id, content: fill(String(row.content))};
}

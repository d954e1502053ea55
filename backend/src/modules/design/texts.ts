/** What the design calls say, zh and en together; word for word where the documents give the text. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  emptyCanvas: {zh: '画布是空的~~~', en: 'The canvas is empty~~~'},
  saveFailed: {zh: '保存失败！请检查输入是否正确！', en: 'Saving failed! Check what you entered!'},
  noColour: {
    zh: 'Sorry, no results, please enter another Pantone color number!',
    en: 'Sorry, no results, please enter another Pantone color number!',
  },
  noCards: {zh: '未选中任何色卡!', en: 'No colour card is selected!'},
  noTemplateTypes: {zh: '未配置模板', en: 'no template configured'},
  noFiles: {zh: 'Unuploaded file', en: 'Unuploaded file'},
  noShare: {zh: '此分享链接不存在或已过期', en: 'This shared design does not exist or has expired.'},
} as const satisfies Record<string, Text>;

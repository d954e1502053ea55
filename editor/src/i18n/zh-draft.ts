/** Chinese texts about drafts of unsaved designs, and about what could not be taken over as it was. */
import type {enDraft} from './en-draft';

export const zhDraft: Record<keyof typeof enDraft, string> = {
  'draft.title': '未保存的更改',
  'draft.offer': '您上次的更改没有保存。是否恢复？',
  'draft.offerSeveral_one': '您之前 {{count}} 次访问的更改没有保存。是否恢复？',
  'draft.offerSeveral': '您之前 {{count}} 次访问的更改没有保存。是否恢复？',
  'draft.choose': '选择更改',
  'draft.restore': '恢复',
  'draft.discard': '放弃',
  'draft.replace': '恢复会替换您打开此页面后所做的更改。是否继续？',
  'draft.broken': '未保存的更改已损坏，未能恢复。您的设计没有改变。',
  'draft.full': '浏览器空间已满：关闭页面后，最近的更改不会保留。请保存您的设计。',
  'draft.failed': '关闭页面后，此浏览器不会保留最近的更改。请保存您的设计。',
  'draft.notDiscarded': '未能放弃未保存的更改。',
  'upload.said': '{{text}}',
  'upload.simplified': '此矢量图无法完全还原，因此以清晰的图片显示。',
};

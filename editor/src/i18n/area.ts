/** Texts of the product's area, in both languages. */
export const enArea = {
  'area.label': 'Product area',
  'area.size': '{{width}} × {{height}} mm',
  'area.lines': 'Show print lines',
  'area.cut': 'Cut line',
  'area.cutHelp': 'The product ends here.',
  'area.bleed': 'Bleed',
  'area.bleedHelp': 'Let backgrounds reach as far as this: what lies beyond the cut line is cut away.',
  'area.safe': 'Safe line',
  'area.safeHelp': 'Keep words and logos within this line.',
  'area.whole': 'Full view',
  'area.detail': 'Close-up',
} as const;

export const zhArea: Readonly<Record<keyof typeof enArea, string>> = {
  'area.label': '产品区域',
  'area.size': '{{width}} × {{height}} 毫米',
  'area.lines': '显示印刷线',
  'area.cut': '裁切线',
  'area.cutHelp': '产品到此为止。',
  'area.bleed': '出血线',
  'area.bleedHelp': '背景请延伸到这里，裁切线以外的部分会被裁掉。',
  'area.safe': '安全线',
  'area.safeHelp': '文字和标志请放在此线以内。',
  'area.whole': '全貌',
  'area.detail': '特写',
};

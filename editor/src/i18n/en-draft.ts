/** English texts about drafts of unsaved designs, and about what could not be taken over as it was. */
export const enDraft = {
  'draft.title': 'Unsaved changes',
  'draft.offer': 'Your last changes were not saved. Restore?',
  'draft.offerSeveral_one': 'Unsaved changes of {{count}} visit. Restore?',
  'draft.offerSeveral': 'Unsaved changes of {{count}} visits. Restore?',
  'draft.choose': 'Which changes',
  'draft.restore': 'Restore',
  'draft.discard': 'Discard',
  'draft.replace': 'Restoring replaces what you have done since you opened this page. Go on?',
  'draft.broken': 'The unsaved changes are damaged and were not restored. Your design is unchanged.',
  'draft.full':
    'There is no room left in this browser: your latest changes are not kept if the page is closed. Save your design.',
  'draft.failed': 'This browser does not keep your latest changes if the page is closed. Save your design.',
  'draft.notDiscarded': 'The unsaved changes could not be discarded.',
  'upload.said': '{{text}}',
  'upload.simplified': 'This drawing could not be taken over exactly, so it is shown as a sharp picture.',
} as const;

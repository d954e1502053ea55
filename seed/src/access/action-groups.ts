/** Acts that are granted together. */
const WATCH = ['read', 'history', 'export'];
const KEEP = [...WATCH, 'create', 'update', 'sort', 'toggle'];

/** Names for lists of actions; `everything` stands for whatever the entity offers. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  watch: WATCH,
  keep: KEEP,
  manage: [...KEEP, 'delete', 'restore', 'revert', 'import'],
  answer: ['confirm', 'reject', 'reopen'],
  artwork: ['start-drawing', 'submit-artwork', 'request-changes', 'confirm-artwork'],
  production: ['start-production', 'finish-production'],
  delivery: ['ship', 'receive', 'complete'],
  payment: ['allow-pay-later', 'await-payment', 'receive-payment', 'reopen-payment', 'start-refund', 'end-refund'],
  inquiry: ['draw', 'quote', 'finish', 'place-order', 'send-sms', 'cancel', 'reopen'],
  stock: ['submit', 'ship', 'receive', 'complete', 'cancel', 'request-approval'],
  problem: ['handle', 'solve', 'reopen'],
  feedback: ['approve', 'reject'],
  message: ['answer', 'close'],
  quoting: ['send', 'accept', 'decline', 'expire', 'revise', 'link'],
  approval: ['manager-approve', 'manager-reject'],
  selling: ['put-on-sale', 'take-off-sale'],
  partnership: ['publish', 'stop', 'contact', 'close', 'approve', 'reject', 'suspend', 'resume', 'enact', 'retire'],
  requirements: ['submit', 'accept', 'decline', 'start', 'finish', 'reopen'],
  tasks: ['start', 'submit', 'pass', 'send-back', 'reopen', 'cancel'],
  bugs: ['confirm', 'fix', 'resolve', 'close', 'reject', 'reopen'],
  targets: ['activate', 'achieve', 'miss', 'reopen'],
  resumes: ['invite', 'offer', 'hire', 'reject', 'withdraw', 'reopen'],
  certificates: ['warn', 'expire', 'renew', 'retire'],
  employment: ['confirm', 'leave', 'return'],
  training: ['start', 'pass', 'fail'],
  campaigns: ['start', 'submit', 'accept', 'return', 'drop', 'reopen'],
  performance: ['submit', 'review', 'confirm', 'return'],
  publishing: ['upload', 'keep', 'publish', 'stop'],
};

/** The console's own texts in English. Texts of entities stand in their schemas. */
export const en = {
  common: {
    cancel: 'Cancel', confirm: 'Confirm', close: 'Close', loading: 'Loading', yes: 'Yes', no: 'No', comma: ', ',
  },
  modules: {
    access: 'Users and rights', platforms: 'Platforms', design: 'Design', catalog: 'Catalogue', sales: 'Sales', documents: 'Documents', artwork: 'Artwork',
    production: 'Production', inventory: 'Inventory', shipping: 'Shipping', mail: 'Mail', marketing: 'Marketing', partners: 'Partners', people: 'People',
    analytics: 'Analytics',
  },
  shell: {
    name: 'Emblem', menu: 'Menu', findPage: 'Find a page', allRecords: 'All records', home: 'Home', breadcrumb: 'Breadcrumb', expandMenu: 'Expand the menu',
    collapseMenu: 'Collapse the menu', language: 'Language', light: 'Light colours', dark: 'Dark colours', account: 'Account', administrator: 'Administrator',
    changePassword: 'Change password', switchAccount: 'Switch account', converter: 'Currency converter', adminMenu: 'Management console', designDialog: 'Design editor', unread: '{{count}} unread', problems: '{{count}} problems', unfold: 'Unfold {{name}}', fold: 'Fold {{name}}', logout: 'Log out', skip: 'Skip to content', broken: 'This page has failed', reload: 'Reload the page',
    notFound: 'Page not found', notFoundHint: 'There is nothing at this address, or you may not see it.', toHome: 'Go to home',
    updated: 'The page has been updated, click OK to refresh.', update: 'OK',
  },
  tags: {title: 'Visited views', close: 'Close {{name}}', actions: 'Close several', closeOthers: 'Close the others', closeAll: 'Close all'},
  platform: {
    project: 'Project', choose: 'Platforms', clear: 'Clear the platforms', own: 'Self-operated', dealers: 'Dealers (O2O)', alliance: 'Alliance businesses (USPP)',
  },
  palette: {
    title: 'Search everything', hint: 'Screens, records, actions', screens: 'Screens', records: 'Records', actions: 'Actions', none: 'Nothing found',
    create: 'New: {{name}}', shortcuts: 'Keyboard shortcuts', open: 'Search screens, records and actions', search: 'Search in this list', skip: 'Close what is open',
    save: 'Save a form', help: 'Show this list',
  },
  later: {title: 'This screen belongs to a later module. What will stand here:'},
  converter: {
    title: 'Currency converter', amount: 'Amount', enterAmount: 'Enter an amount', from: 'From', to: 'To', swap: 'Swap the currencies', window: 'Open in a window of its own', result: 'Result',
    rates: 'Rates', code: 'Code', currency: 'Currency', perBase: 'For 1 {{base}}',
  },
  factory: {title: 'Factory screen', signIn: 'Sign in to see the figures.'},
  signIn: {
    title: 'Sign in to Emblem', subtitle: 'Staff console', userName: 'User name', password: 'Password', submit: 'Sign in',
    incomplete: 'Enter your user name and password.', expired: 'Login expired, please log in again.',
  },
  password: {
    old: 'Present password', new: 'New password', repeat: 'New password again', oldRequired: 'Enter your present password.',
    tooShort: 'A password has at least {{length}} characters.', different: 'The two new passwords differ.', changed: 'Password changed',
  },
  home: {
    welcome: 'Welcome, {{name}}', byState: 'Inquiries by status', newest: 'Newest: {{name}}', all: 'Show all', pages: 'Your pages',
    nothing: 'Nothing has been granted to you yet. Ask an administrator.',
    figures: 'What came in', range: 'Time', today: 'Today', yesterday: 'Yesterday', week: 'This week', month: 'This month', year: 'This year', measure: 'Show',
    count: 'Number', amount: 'Amount', nothingCame: 'Nothing came in.', withoutRate: 'Without amounts in {{currencies}}: no exchange rate is kept for them.',
  },
  request: {
    noAnswer: 'The request timed out or the server is abnormal. Check the network or contact the administrator.', failed: 'The request failed.',
    noCode: 'no code',
  },
  upload: {
    choose: 'Upload', chooseFor: 'Upload: {{name}}', formats: 'Only {{formats}} formats are supported', tooLarge: 'The attachment cannot be larger than {{limit}}M',
    maxLength: 'Max Length {{limit}}', onlyOne: 'Only one file may be dragged here', noSignature: 'Failed to get the signature', failed: 'OSS file upload failed',
    uploadFailed: 'Upload failed', retry: 'Retry', pleaseRetry: 'Upload failed, please retry', userCanceled: 'user canceled upload', canceled: 'Cancelled successfully',
    title: 'Uploads', progress: 'Progress of the upload', several: '{{name}} and {{count}} more', cancelOf: 'Cancel the upload of {{name}}',
    retryOf: 'Upload {{name}} again', dismissOf: 'Remove {{name}} from this list',
  },
  threeDLib: {title: '3D library upload', record: 'Record {{id}}', index: 'Place {{index}}', arrived: 'Uploaded files'},
  viewer: {
    title: 'Viewer', view: 'View {{name}}', none: 'No Artwork Uploaded', zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', reset: 'Original size', previous: 'Previous file',
    next: 'Next file', download: 'Download', noPreview: 'This kind of file has no preview. Download it to open it.', broken: 'The file cannot be shown.', page: 'Page {{page}} of {{pages}}',
  },
  live: {
    title: 'Notifications', unreadCount_one: 'Notifications, {{count}} unread', unreadCount_other: 'Notifications, {{count}} unread', unread: 'unread', markAll: 'Mark all as read',
    none: 'Nothing has been sent to you yet.', earlier: 'Show earlier ones', manage: 'Notification management', open: 'Open', refresh: 'Refresh',
    online: 'Who is online', since: 'Since {{time}}', writeTo: 'Write to {{name}}', write: 'Write a message', toAll: 'Write to everybody', toOne: 'To {{name}}, who sees it at once.',
    toAllHint: 'To all staff. Who is not online finds it at the bell.', messageTitle: 'Title', content: 'Message', needed: 'Please fill this in.', send: 'Send', sent: 'The message was sent.',
    gotIt: 'Got it', more_one: 'and {{count}} more', more_other: 'and {{count}} more',
  },
  list: {
    search: 'Search', more: 'More', moreActions: 'More actions', actions: 'Actions', none: 'No records here yet: {{name}}', noneFound: 'Nothing matches the search and filters.',
    noneDeleted: 'There are no deleted records.', createFirst: 'Create the first one', retry: 'Try again', deleted: 'Deleted records', showDeleted: 'Show deleted records',
    showLive: 'Back to current records', asCards: 'Show as cards', asTable: 'Show as table', selectRow: 'Select {{name}}', selectPage: 'Select all rows of this page',
    columnWidth: 'Width of the column {{column}}', paging: 'Pages', perPage: 'Rows per page', range: '{{from}}–{{to}} of', countExactly: 'Count exactly', previous: 'Previous page',
    next: 'Next page', allOf: 'all',
  },
  filter: {
    more: 'More filters', clear: 'Clear filters', from: 'From', to: 'To', lastWeek: 'Last week', lastMonth: 'Last month', lastThreeMonths: 'Last three months',
  },
  columns: {title: 'Columns', up: 'Move {{column}} up', down: 'Move {{column}} down', reset: 'Reset to default'},
  views: {
    title: 'Views', mine: 'My views', shared: 'Shared views', save: 'Save the current view…', overwrite: 'Update “{{name}}”', name: 'Name of the view',
    nameRequired: 'Enter a name for the view.', share: 'Share with all staff', saved: 'View saved', remove: 'Delete the view {{name}}', removeTitle: 'Delete this view?',
    removed: 'View deleted',
  },
  export: {xlsx: 'Export as Excel', csv: 'Export as CSV', started: 'The export is being made; the download starts by itself.'},
  import: {
    progress: 'Import progress', title: 'Import…', titleOf: 'Import: {{name}}', explain: 'Choose a CSV or XLSX file. It is checked first; nothing is written until you confirm.',
    explainKey: 'Choose a CSV or XLSX file. Rows are matched with existing records by: {{keys}}. It is checked first; nothing is written until you confirm.',
    template: 'Download a template', columns: 'Columns: {{columns}}', choose: 'Choose a file', other: 'Choose another file',
    dryRun: 'Checked {{total}} rows: {{created}} would be created, {{updated}} updated, {{errors}} problems.', errors: 'Problems by row', row: 'Row', column: 'Column',
    problem: 'Problem', moreErrors_one: 'and {{count}} more problem', moreErrors_other: 'and {{count}} more problems', commit_one: 'Import {{count}} row',
    commit_other: 'Import {{count}} rows', done: 'Imported: {{created}} created, {{updated}} updated',
  },
  bulk: {
    bar: 'Selection', selected: '{{count}} selected', selectAll: 'Select all that match', unselect: 'Clear selection', edit: 'Edit', state: 'Change state',
    editTitle: 'Edit {{count}} records', addField: 'Choose a field to change', leaveOut: 'Do not change {{field}}', apply: 'Change {{count}} records',
    question: '{{action}}: {{count}} records. Continue?', deleteSoft: 'Delete {{count}} records? They can be restored.',
    deleteHard: 'Delete {{count}} records for good? They cannot be restored.', done_one: '{{count}} record changed', done_other: '{{count}} records changed',
  },
  sort: {
    start: 'Sort', notice: 'Hold a row by its handle and drag it to its place.', save: 'Save order', nothing: 'Nothing was dragged.', finishFirst: 'Finish sorting first.', saved: 'Batch drag saved successfully',
    merged: 'Saved. Somebody had changed the list meanwhile; your moves were applied to the new order.', top: 'To top', topOf: 'Move {{name}} to the top',
    drag: 'Drag {{name}}', limited: 'Only the first {{limit}} rows can be sorted here.', noScope: 'none',
    lifted: '{{name}} is held, at place {{place}}.', over: '{{name}} is over place {{place}}.', dropped: '{{name}} is now at place {{place}}.',
    cancelled: '{{name}} is back at its place.', instructions: 'Press space to hold a row, the arrow keys to move it, space again to drop it, escape to cancel.',
  },
  form: {
    new: 'New', newTitle: 'New: {{name}}', create: 'Create', created: 'Created', save: 'Save', saved: 'Saved', unchanged: 'Nothing was changed.', another: 'Create another afterwards',
    invalid: 'Input validation failed! Make sure required items are filled and correctly formatted.', unsavedTitle: 'Leave without saving?',
    unsaved: 'What you entered has not been saved.', leave: 'Leave', stay: 'Stay here',
  },
  field: {
    hidden: '(not visible)', clear: 'Clear', open: 'Open', nothingFound: 'Nothing found', pickColour: 'Pick a colour', showPassword: 'Show password', hidePassword: 'Hide password',
    tagsHelp: 'Type and press Enter', addRow: 'Add a row', removeRow: 'Remove row {{row}}', moveUp: 'Move row {{row}} up', rows_one: '{{count}} row', rows_other: '{{count}} rows',
  },
  design: {present: 'Design', parts_one: '{{count}} part', parts_other: '{{count}} parts', help: 'Designs are changed in the design editor.'},
  record: {
    details: 'Details', edit: 'Edit', history: 'History', pages: 'Pages of this record', missing: 'Record not found', toList: 'Back to the list',
    created: 'Created {{at}}', updated: 'Updated {{at}}',
  },
  action: {
    delete: 'Delete', restore: 'Restore', enable: 'Enable', disable: 'Disable', done: '{{action}}: done', notAllowed: 'You may not do this.',
    confirm: '{{action}}: {{name}}?', deleteSoft: 'Delete “{{name}}”? It can be restored from the deleted records.', deleteHard: 'Delete “{{name}}” for good? It cannot be restored.',
  },
  history: {
    none: 'Nothing has happened yet.', field: 'Field', before: 'Before', after: 'After', value: 'Value', undo: 'Undo this change', undoField: 'Undo the change of {{field}} only', restore: 'Restore this version',
    undoQuestion: 'The fields of this change get their former values again. Later changes of other fields stay.',
    restoreQuestion: 'All fields get the values they had right after this entry.', undone: 'Change undone', restored: 'Version restored',
    action: {
      create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored', revert: 'Change undone', sort: 'Order changed', toggle: 'Switched', import: 'Imported',
    },
  },
  conflict: {
    title: 'Somebody else has changed this record', explain: 'Choose for each field which value is to be kept.',
    none: 'The other changes concern other fields. Both can be kept: save again.', field: 'Field', mine: 'My value', theirs: 'Their value',
    onlyMine: 'Changed by you only, will be saved: {{fields}}', onlyTheirs: 'Changed by the other side only, stays: {{fields}}', discard: 'Discard my changes',
    back: 'Back to the form',
  },
  workflow: {title: 'State and actions', nothing: 'Nothing can be done in this state.', others: 'Not possible now'},
  inquiry: {design: 'Design', noPicture: 'No picture', noDesign: 'This inquiry came without a design.', openDesign: 'Open design', showHere: 'Show in this window'},
};

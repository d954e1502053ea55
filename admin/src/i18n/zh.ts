/** The console's own texts in Chinese. */
import type {Catalogue} from './keys';

export const zh: Catalogue = {
  common: {cancel: '取消', confirm: '确认', close: '关闭', loading: '加载中', yes: '是', no: '否', comma: '、'},
  modules: {
    access: '用户与权限', platforms: '平台', design: '设计', catalog: '商品目录', sales: '销售', documents: '单据', artwork: '图稿', production: '生产',
    inventory: '库存', shipping: '物流', mail: '邮件', marketing: '营销', partners: '合作伙伴', people: '人事', analytics: '数据分析',
  },
  shell: {
    name: 'Emblem', menu: '菜单', pages: '本组页面', findPage: '查找页面', allRecords: '全部数据', home: '首页', breadcrumb: '当前位置', expandMenu: '展开菜单', collapseMenu: '收起菜单',
    language: '语言', light: '浅色', dark: '深色', account: '账户', administrator: '管理员', security: '登录安全', changePassword: '修改密码', switchAccount: '切换账号', converter: '汇率换算', adminMenu: '管理后台', designDialog: '设计编辑器', unread: '{{count}} 条未读', problems: '{{count}} 个问题', unfold: '展开{{name}}', fold: '收起{{name}}', logout: '退出登录', skip: '跳到内容',
    broken: '页面出错了', reload: '刷新页面', notFound: '页面不存在', notFoundHint: '此地址没有内容，或您没有查看权限。', toHome: '返回首页',
    updated: '页面已更新，请点击确定刷新。', update: '确定',
  },
  tags: {title: '访问过的页面', close: '关闭{{name}}', actions: '批量关闭', closeOthers: '关闭其他', closeAll: '关闭全部'},
  platform: {project: '项目', choose: '平台', clear: '清除平台', own: '自营平台', dealers: '经销商（O2O）', alliance: '联盟商（USPP）', only: '仅{{names}}', separator: '、'},
  palette: {
    title: '全局搜索', hint: '页面、数据、操作', screens: '页面', records: '数据', actions: '操作', none: '没有结果', create: '新建{{name}}', shortcuts: '快捷键',
    open: '搜索页面、数据和操作', search: '在列表中搜索', skip: '关闭打开的窗口', save: '保存表单', help: '显示快捷键',
  },
  later: {title: '此页面属于后续模块，将来这里是：'},
  converter: {
    title: '汇率换算', amount: '金额', enterAmount: '请输入金额', from: '从', to: '到', swap: '交换货币', window: '在独立窗口中打开', result: '结果',
    rates: '汇率表', code: '代码', currency: '货币', perBase: '1 {{base}} 可兑换',
  },
  rights: {
    title: '权限分配', of: '授权对象', kinds: {role: '角色', department: '部门', user: '用户'},
    kindOf: {role: '角色', department: '部门', user: '用户'}, chosen: {role: '显示的角色', department: '显示的部门', user: '显示的用户'},
    search: '查找页面或按钮', newScope: '新授予的数据范围', scope: {all: '全部数据', platform: '所属平台', department: '本部门', own: '本人'},
    scopeMark: {all: '全', platform: '平', department: '部', own: '本'}, legend: '半开的开关代表其中部分权限已授予。数据范围：',
    matrix: '各页面的权限', screen: '页面或按钮', view: '查看', edit: '编辑', people_one: '{{count}} 人', people_other: '{{count}} 人',
    noneFound: '没有此名称的页面或按钮。', chooseFirst: '请选择要显示的对象。', unsaved: '尚未保存的更改', review: '查看更改',
    discard: '放弃', changed_one: '{{names}}：{{count}} 项更改', changed_other: '{{names}}：{{count}} 项更改', saved_one: '已更改 {{count}} 项权限', saved_other: '已更改 {{count}} 项权限',
    gives: '授予：{{name}}（{{scope}}）', takes: '收回：{{name}}', changes: '范围改为：{{name}}（{{scope}}）', effective: '用户的权限', differences: '角色对比',
    may: '可以', reaches: '数据范围', from: '来源', directly: '直接授予', everybody: '全体员工可用',
    everybodyHint: '所有账号都可以查看以下内容（全部或本人的）：', isAdmin: '{{name}} 是管理员，拥有全部数据的全部权限。',
    nothing: '{{name}} 没有任何授权：本人、角色和部门均未授予。', grantDirectly: '直接授权', chooseUser: '选择一名用户，查看其权限及来源。',
    no: '无', alike: '{{left}} 与 {{right}} 的权限相同。', differenceCount_one: '{{count}} 处不同', differenceCount_other: '{{count}} 处不同', left: '第一个角色',
    right: '第二个角色', swap: '交换', showSame: '同时显示相同的权限', chooseTwo: '选择两个角色进行对比。',
  },
  viewAs: {
    title: '他人的后台', start: '以此用户查看后台', confirm: '将以 {{name}} 的权限查看后台：只读，不能修改任何内容；此操作会记入该用户的历史。',
    banner: '正在以 {{name}} 查看后台，不能进行任何修改。', hidden_one: '该用户有 {{count}} 项权限您自己没有，因此不显示。', hidden_other: '该用户有 {{count}} 项权限您自己没有，因此不显示。', leave: '返回自己的后台',
  },
  factory: {title: '工厂大屏', signIn: '登录后显示数据。'},
  signIn: {
    title: '登录 Emblem', subtitle: '员工后台', userName: '用户名', password: '密码', submit: '登录', incomplete: '请输入用户名和密码。',
    expired: '登录已过期，请重新登录。', or: '或', wechatWork: '使用企业微信登录', google: '使用谷歌登录', notConfirmed: '登录未获确认，请重试', back: '重新开始', stay: '返回后台',
    choose: '{{name}} 绑定了多个账号，请选择。', accounts: '账号', another: '登录其他账号',
    announced: '请以 {{name}} 的身份登录，或为其绑定账号。', announcedFrom: '请以 {{name}}（{{department}}）的身份登录，或为其绑定账号。',
  },
  site: {title: '网站设置', subtitle: '公司网站'},
  bind: {
    title: '绑定总后台账号', help: '输入一次密码，之后即可一键切换。', account: '总后台账号', password: '总后台密码', accountRequired: '请输入总后台账号', passwordRequired: '请输入总后台密码',
    submit: '绑定', submitAndSignIn: '绑定并登录', first: '{{name}} 尚未绑定账号，请输入您的账号和密码进行绑定。', bound: '已绑定的账号', none: '尚未绑定账号。', heading: '绑定账号',
    explain: '绑定后无需密码即可进入账号。修改账号的密码会解除其绑定。', undo: '解除绑定 {{name}}', undoHelp: '再次绑定需要输入该账号的密码。', opensMine: '可进入本账号',
    mayOpen: '可从本账号进入', byAccount: '账号', byWechat: '企业微信', byGoogle: '谷歌',
  },
  factor: {
    title: '两步验证', help: '启用后，登录时除密码外还需输入身份验证器上的验证码。', on: '已启用', off: '未启用', setUp: '设置', next: '下一步',
    scan: '用身份验证器扫描，然后输入其显示的验证码。', qrCode: '身份验证器二维码', orType: '或在应用中输入此密钥：', code: '验证码', codeRequired: '请输入验证码。',
    orRecovery: '应用中的六位数字，或恢复码', ask: '请输入 {{name}} 的验证码。', turnOn: '启用', turnOff: '停用', recoveryCodes: '恢复码', renew: '重新生成恢复码',
    keepCodes: '请妥善保存这些恢复码：每个可在没有应用时登录一次，之后不再显示。', copy: '复制', copied: '已复制', kept: '我已保存', left_one: '剩余 {{count}} 个恢复码', left_other: '剩余 {{count}} 个恢复码',
  },
  password: {
    old: '当前密码', new: '新密码', repeat: '确认新密码', oldRequired: '请输入当前密码。', tooShort: '密码至少 {{length}} 个字符。', different: '两次输入的新密码不一致。',
    changed: '密码已修改',
  },
  home: {
    welcome: '欢迎，{{name}}', byState: '各状态询盘', newest: '最新{{name}}', all: '查看全部', pages: '您的页面', nothing: '您还没有任何权限，请联系管理员。',
    figures: '业务数据', range: '时间', today: '今天', yesterday: '昨天', week: '本周', month: '本月', year: '今年', measure: '显示', count: '数量', amount: '金额',
    nothingCame: '没有数据。', withoutRate: '未计入{{currencies}}的金额：没有汇率。',
  },
  request: {noAnswer: '请求超时或服务器异常，请检查网络或联系管理员', failed: '请求失败', noCode: 'no code'},
  upload: {
    choose: '上传', chooseFor: '上传：{{name}}', formats: '仅支持 {{formats}} 格式', tooLarge: '附件不能大于 {{limit}}M', maxLength: '最多 {{limit}} 个文件', onlyOne: '只能拖拽一个文件',
    noSignature: '获取签名失败', failed: 'OSS 文件上传失败', uploadFailed: '上传失败', retry: '重试', pleaseRetry: '上传失败，请重试', userCanceled: '用户取消上传',
    canceled: '取消成功', title: '上传列表', progress: '上传进度', several: '{{name}} 等另外 {{count}} 个', cancelOf: '取消上传 {{name}}', retryOf: '重新上传 {{name}}',
    dismissOf: '从列表移除 {{name}}',
  },
  threeDLib: {title: '3D 素材库上传', record: '记录 {{id}}', index: '位置 {{index}}', arrived: '已上传的文件'},
  viewer: {
    title: '查看器', view: '查看 {{name}}', none: '未上传图稿', zoomIn: '放大', zoomOut: '缩小', rotate: '旋转', reset: '原始大小', previous: '上一个文件', next: '下一个文件',
    download: '下载', noPreview: '此类文件不支持预览，请下载后打开。', broken: '文件无法显示。', page: '第 {{page}} 页，共 {{pages}} 页',
  },
  live: {
    title: '通知', unreadCount_one: '通知，{{count}} 条未读', unreadCount_other: '通知，{{count}} 条未读', unread: '未读', markAll: '全部标为已读',
    none: '还没有收到任何通知。', earlier: '显示更早的通知', manage: '通知管理', open: '查看', refresh: '刷新',
    online: '在线用户', since: '{{time}} 起在线', writeTo: '给 {{name}} 发消息', write: '发消息', toAll: '给所有人发消息', toOne: '发给 {{name}}，对方会立即看到。',
    toAllHint: '发给全部员工，不在线的人稍后可在铃铛中看到。', messageTitle: '标题', content: '内容', needed: '请填写此项', send: '发送', sent: '消息已发送。',
    gotIt: '知道了', more_one: '还有 {{count}} 条', more_other: '还有 {{count}} 条',
  },
  list: {
    search: '搜索', more: '更多', moreActions: '更多操作', actions: '操作', none: '暂无数据：{{name}}', noneFound: '没有符合搜索和筛选条件的数据。', noneDeleted: '没有已删除的数据。',
    createFirst: '新建第一条', retry: '重试', deleted: '已删除', showDeleted: '查看已删除的数据', showLive: '返回正常数据', asCards: '以卡片显示', asTable: '以表格显示',
    selectRow: '选择 {{name}}', selectPage: '选择本页全部', columnWidth: '列宽：{{column}}', paging: '分页', perPage: '每页条数', range: '第 {{from}}–{{to}} 条，共',
    countExactly: '统计准确数量', previous: '上一页', next: '下一页', allOf: '全部',
  },
  tree: {
    asTree: '以树形显示', asTable: '以表格显示', unfoldAll: '全部展开', foldAll: '全部收起', addBelow: '在{{name}}下新增',
    count_one: '{{count}} 条记录', count_other: '{{count}} 条记录',
  },
  filter: {more: '更多筛选', clear: '清除筛选', from: '从', to: '到', lastWeek: '最近一周', lastMonth: '最近一个月', lastThreeMonths: '最近三个月'},
  columns: {title: '列', up: '上移 {{column}}', down: '下移 {{column}}', reset: '恢复默认'},
  views: {
    title: '视图', mine: '我的视图', shared: '共享视图', save: '保存当前视图…', overwrite: '更新“{{name}}”', name: '视图名称', nameRequired: '请输入视图名称。',
    share: '与全体员工共享', saved: '视图已保存', remove: '删除视图 {{name}}', removeTitle: '删除此视图？', removed: '视图已删除',
  },
  export: {xlsx: '导出 Excel', csv: '导出 CSV', started: '正在生成导出文件，完成后自动下载。'},
  print: {
    title: '导出印刷文件', running: '正在导出…', done: '印刷文件已生成', pdf: '文字转曲，含出血、刀线和专色', svg: '正面矢量图，含出血', png: '正面 300 dpi，含出血',
    missingSigns: '已生成，但没有字体包含这些字符：{{signs}}',
  },
  import: {
    progress: '导入进度', title: '导入…', titleOf: '导入：{{name}}', explain: '请选择 CSV 或 XLSX 文件。系统会先检查，确认之前不会写入任何数据。',
    explainKey: '请选择 CSV 或 XLSX 文件。按以下字段匹配已有数据：{{keys}}。系统会先检查，确认之前不会写入任何数据。', template: '下载模板', columns: '列：{{columns}}',
    choose: '选择文件', other: '重新选择文件', dryRun: '已检查 {{total}} 行：将新建 {{created}} 条，更新 {{updated}} 条，{{errors}} 个问题。', errors: '各行的问题', row: '行',
    column: '列', problem: '问题', moreErrors_one: '还有 {{count}} 个问题', moreErrors_other: '还有 {{count}} 个问题', commit_one: '导入 {{count}} 行', commit_other: '导入 {{count}} 行',
    done: '导入完成：新建 {{created}} 条，更新 {{updated}} 条',
  },
  bulk: {
    bar: '所选数据', selected: '已选 {{count}} 条', selectAll: '选择全部符合条件的数据', unselect: '取消选择', edit: '批量编辑', state: '更改状态', editTitle: '批量编辑 {{count}} 条数据',
    addField: '选择要修改的字段', leaveOut: '不修改{{field}}', apply: '修改 {{count}} 条', question: '对 {{count}} 条数据执行“{{action}}”，是否继续？',
    deleteSoft: '确定删除 {{count}} 条数据？删除后可以恢复。', deleteHard: '确定彻底删除 {{count}} 条数据？删除后无法恢复。', done_one: '已处理 {{count}} 条', done_other: '已处理 {{count}} 条',
  },
  categoryTemplates: {
    types: '模板类型', configured: '类目的模板', category: '类目', sort: '排序', firstLevel: '一级模板类型', type: '模板类型', updateTime: '更新时间', none: '未配置模板', exit: '退出',
  },
  clipartBatch: {
    title: '批量添加元素', files: '元素文件', hint: '支持 JPG/PNG，或颜色可替换的 SVG；单个文件不超过 {{limit}}MB，可一次拖入多个文件。', types: '元素分类', tags: '标签', rows: '待添加的元素',
    none: '还没有上传文件。', nameOf: '第 {{place}} 个元素的名称', nameMissing: '请输入元素名称', twice: '另一行有相同的名称。', taken: '元素库中已有同名元素。', remove: '移除 {{name}}',
    incomplete: '请输入元素名称', save_one: '添加 {{count}} 个元素', save_other: '添加 {{count}} 个元素', saved_one: '已添加 {{count}} 个元素', saved_other: '已添加 {{count}} 个元素',
  },
  beside: {all: '全部', manage: '管理'},
  sort: {
    start: '拖拽排序', notice: '请按住并拖动进行排序', save: '保存排序', nothing: '还没有拖拽任何信息哦！', finishFirst: '请先完成拖拽排序', saved: '批量拖拽保存成功',
    merged: '已保存。其间列表已被他人修改，您的移动已应用到新的顺序。', top: '置顶', topOf: '将 {{name}} 移到最前', drag: '拖动 {{name}}', noScope: '无',
    lifted: '已拿起 {{name}}，第 {{place}} 位。', over: '{{name}} 位于第 {{place}} 位。', dropped: '{{name}} 已放到第 {{place}} 位。', cancelled: '{{name}} 已回到原位。',
    instructions: '按空格键拿起一行，用方向键移动，再按空格键放下，按 Esc 取消。',
  },
  form: {
    new: '新建', newTitle: '新建{{name}}', create: '新建', created: '已新建', save: '保存', saved: '已保存', unchanged: '没有任何修改。', another: '保存后继续新建',
    invalid: '输入校验失败！请检查必填项与格式', unsavedTitle: '不保存就离开？', unsaved: '您输入的内容尚未保存。', leave: '离开', stay: '留在此页',
  },
  field: {
    needed: '必填', hidden: '（无权查看）', clear: '清除', open: '打开', nothingFound: '没有结果', pickColour: '选择颜色', showPassword: '显示密码', hidePassword: '隐藏密码', tagsHelp: '输入后按回车',
    addRow: '添加一行', removeRow: '删除第 {{row}} 行', moveUp: '上移第 {{row}} 行',
  },
  design: {present: '设计', parts_one: '{{count}} 个部分', parts_other: '{{count}} 个部分', help: '设计只能在设计编辑器中修改。'},
  techniques: {option: '电镀选项', failed: '数据获取失败，请重试'},
  move: {hint: '请选择要移动的数据，完成后点击“完成选择”。', finish: '完成选择', target: '目标：{{name}}', confirm: '确定'},
  record: {
    details: '详情', edit: '编辑', history: '历史', pages: '此记录的页面', missing: '记录不存在', toList: '返回列表', created: '创建于 {{at}}', updated: '更新于 {{at}}',
  },
  action: {
    delete: '删除', restore: '恢复', enable: '启用', disable: '禁用', done: '{{action}}成功', notAllowed: '您没有执行此操作的权限。', confirm: '确认{{action}}：{{name}}？',
    deleteSoft: '确定删除“{{name}}”？可从已删除的数据中恢复。', deleteHard: '确定彻底删除“{{name}}”？删除后无法恢复。',
  },
  history: {
    none: '暂无历史。', field: '字段', before: '修改前', after: '修改后', value: '值', undo: '撤销此修改', undoField: '只撤销{{field}}的修改', restore: '恢复到此版本',
    undoQuestion: '此次修改的字段将恢复为原来的值，其他字段之后的修改不受影响。', restoreQuestion: '所有字段将恢复为此时的值。', undone: '修改已撤销', restored: '版本已恢复',
    action: {create: '新建', update: '修改', delete: '删除', restore: '恢复', revert: '撤销修改', sort: '调整顺序', toggle: '启用或禁用', import: '导入'},
  },
  conflict: {
    title: '该记录已被他人修改', explain: '请为每个字段选择要保留的值。', none: '他人修改的是其他字段，可以同时保留：请再次保存。', field: '字段', mine: '我的值', theirs: '对方的值',
    onlyMine: '仅您修改，将被保存：{{fields}}', onlyTheirs: '仅对方修改，保持不变：{{fields}}', discard: '放弃我的修改', back: '返回表单',
  },
  workflow: {title: '状态与操作', nothing: '当前状态下没有可执行的操作。', others: '暂不可执行'},
  inquiry: {design: '设计', noPicture: '没有图片', noDesign: '此询盘没有附带设计。', openDesign: '打开设计', showHere: '在此窗口查看'},
};

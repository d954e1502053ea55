/** react-admin's own texts in Chinese. */
import type {TranslationMessages} from 'react-admin';

export const raChinese: TranslationMessages = {
  ra: {
    action: {
      add_filter: '添加筛选', add: '添加', back: '返回', bulk_actions: '已选 %{smart_count} 条', cancel: '取消',
      clear_array_input: '清空列表', clear_input_value: '清除', clone: '复制', confirm: '确认', create: '新建',
      create_item: '新建%{item}', delete: '删除', edit: '编辑', export: '导出', list: '列表', refresh: '刷新',
      remove_filter: '移除此筛选', remove_all_filters: '移除全部筛选', remove: '移除', reset: '重置', save: '保存', search: '搜索',
      search_columns: '搜索列', select_all: '全选', select_all_button: '全选', select_row: '选择此行', show: '查看', sort: '排序',
      undo: '撤销', unselect: '取消选择', expand: '展开', close: '关闭', open_menu: '打开菜单', close_menu: '关闭菜单', update: '更新',
      move_up: '上移', move_down: '下移', open: '打开', toggle_theme: '切换浅色或深色', select_columns: '列', update_application: '刷新页面',
    },
    boolean: {true: '是', false: '否', null: ' '},
    page: {
      create: '新建%{name}', dashboard: '首页', edit: '%{name} %{recordRepresentation}', error: '出错了', list: '%{name}', loading: '加载中',
      not_found: '页面不存在', show: '%{name} %{recordRepresentation}', empty: '还没有%{name}。', invite: '现在新建一个？',
      access_denied: '没有权限', authentication_error: '登录出错',
    },
    input: {
      file: {upload_several: '将文件拖到这里，或点击选择。', upload_single: '将文件拖到这里，或点击选择。'},
      image: {upload_several: '将图片拖到这里，或点击选择。', upload_single: '将图片拖到这里，或点击选择。'},
      references: {all_missing: '找不到关联的数据。', many_missing: '部分关联的数据已不存在。', single_missing: '关联的数据已不存在。'},
      password: {toggle_visible: '隐藏密码', toggle_hidden: '显示密码'},
    },
    message: {
      about: '关于', access_denied: '您没有访问此页面的权限', are_you_sure: '确定吗？', authentication_error: '登录服务出错，无法验证您的身份。',
      auth_error: '验证登录状态时出错。', bulk_delete_content: '确定删除这 %{smart_count} 条记录？', bulk_delete_title: '删除 %{smart_count} 条%{name}',
      bulk_update_content: '确定修改这 %{smart_count} 条记录？', bulk_update_title: '修改 %{smart_count} 条%{name}',
      clear_array_input: '确定清空整个列表？', delete_content: '确定删除此%{name}？', delete_title: '删除%{name} %{recordRepresentation}',
      details: '详情', error: '页面出错，操作未能完成。', invalid_form: '输入校验失败！请检查必填项与格式', loading: '请稍候', no: '否',
      not_found: '地址有误，或链接已失效。', select_all_limit_reached: '数量过多，只选中了前 %{max} 条。',
      unsaved_changes: '有未保存的修改，确定离开？', yes: '是', placeholder_data_warning: '网络异常：数据刷新失败。',
    },
    navigation: {
      clear_filters: '清除筛选', no_filtered_results: '没有符合条件的%{name}。', no_results: '没有%{name}',
      no_more_results: '第 %{page} 页超出范围，请看上一页。', page_out_of_boundaries: '第 %{page} 页超出范围', page_out_from_end: '已是最后一页',
      page_out_from_begin: '已是第一页', page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{total} 条',
      partial_page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，超过 %{offsetEnd} 条', current_page: '第 %{page} 页', page: '转到第 %{page} 页',
      first: '首页', last: '末页', next: '下一页', previous: '上一页', page_rows_per_page: '每页：', skip_nav: '跳到内容',
    },
    sort: {sort_by: '按%{field_lower_first}%{order}', ASC: '升序', DESC: '降序'},
    auth: {
      auth_check_error: '请先登录', user_menu: '账户', username: '用户名', password: '密码', email: '邮箱', sign_in: '登录',
      sign_in_error: '登录失败，请重试', logout: '退出登录',
    },
    notification: {
      updated: '已保存', created: '已新建', deleted: '已删除', bad_item: '数据有误', item_doesnt_exist: '记录不存在',
      http_error: '请求超时或服务器异常，请检查网络或联系管理员', data_provider_error: '数据请求出错，详情见控制台。', i18n_error: '无法加载所选语言的文本',
      canceled: '已取消', logged_out: '登录已过期，请重新登录', not_authorized: '您没有访问此资源的权限。',
      application_update_available: '页面已更新，请点击刷新。', offline: '没有网络，无法获取数据。',
    },
    validation: {
      required: '必填', minLength: '至少 %{min} 个字符', maxLength: '最多 %{max} 个字符', minValue: '不能小于 %{min}', maxValue: '不能大于 %{max}',
      number: '必须是数字', email: '请输入正确的邮箱', oneOf: '必须是以下之一：%{options}', regex: '格式不正确：%{pattern}', unique: '已被占用',
    },
    saved_queries: {
      label: '保存的查询', query_name: '查询名称', new_label: '保存当前查询…', new_dialog_title: '将当前查询保存为', remove_label: '删除保存的查询',
      remove_label_with_name: '删除查询“%{name}”', remove_dialog_title: '删除保存的查询？', remove_message: '确定从列表中删除此查询？', help: '筛选列表后保存，以便日后使用',
    },
    guesser: {empty: {title: '没有数据', message: '请检查数据来源'}},
    configurable: {
      customize: '自定义', configureMode: '设置此页面',
      inspector: {title: '检查器', content: '将鼠标移到界面元素上进行设置', reset: '恢复默认', hideAll: '全部隐藏', showAll: '全部显示'},
      Datagrid: {title: '表格', unlabeled: '未命名列 %{column}'},
      SimpleForm: {title: '表单', unlabeled: '未命名输入框 %{input}'},
      SimpleList: {title: '列表', primaryText: '主要文字', secondaryText: '次要文字', tertiaryText: '第三行文字'},
    },
  },
};

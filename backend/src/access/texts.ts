/** What sign-in and rights say to people, zh and en together. */
import type {Text} from '@emblem/schemas';

export const TEXTS = {
  wrongPassword: {zh: '用户名或密码错误', en: 'The user name or the password is wrong.'},
  disabled: {zh: '该账号已被禁用', en: 'This account is disabled.'},
  locked: {
    zh: '登录失败次数过多，账号已锁定，请在 {minutes} 分钟后重试',
    en: 'Too many failures: the account is locked. Try again in {minutes, minute, minutes}.',
  },
  tooOften: {zh: '操作过于频繁，请稍后重试', en: 'Too many attempts; try again later.'},
  passwordShort: {zh: '密码至少 {length} 个字符', en: 'A password has at least {length, character, characters}.'},
  passwordLong: {zh: '密码最多 {length} 个字符', en: 'A password has at most {length, character, characters}.'},
  passwordIsName: {zh: '密码不能与用户名相同', en: 'The password must differ from the user name.'},
  passwordSame: {zh: '新密码不能与原密码相同', en: 'The new password must differ from the present one.'},
  oldPasswordWrong: {zh: '原密码错误', en: 'The present password is wrong.'},
  lastAdmin: {zh: '至少要保留一名启用的管理员', en: 'At least one enabled administrator must remain.'},
  adminOnly: {zh: '只有管理员才能修改管理员账号', en: 'Only an administrator may change an administrator.'},
  ownRights: {zh: '不能修改自己的权限与归属', en: 'You cannot change your own rights or place.'},
  notHeld: {zh: '不能授予您自己没有的权限：{rights}', en: 'You cannot grant rights that you do not hold: {rights}'},
  ownPassword: {
    zh: '修改自己的密码请使用“修改密码”，并输入原密码',
    en: 'Change your own password under “Change password”, with the present one.',
  },
  platformNotHeld: {zh: '不能授予您自己没有的平台', en: 'You cannot give a platform that is not yours.'},
  moreRights: {
    zh: '该用户的权限高于您，不能修改其密码',
    en: 'This user holds rights that you do not; you cannot set the password.',
  },
  unknownRight: {zh: '没有此权限：{rights}', en: 'There is no such right: {rights}'},
  cycle: {zh: '上级不能是自己或自己的下级', en: 'A record cannot lie below itself.'},
  cannotViewAs: {
    zh: '不能以此用户查看：请选择其他启用的用户；管理员只能由管理员查看',
    en: 'You cannot look as this user: choose another enabled user; only administrators look as administrators.',
  },
  grantChanged: {
    zh: '授权已被他人修改，请刷新后重试',
    en: 'Somebody else has changed these grants meanwhile. Reload and try again.',
  },
  stepExpired: {zh: '此登录步骤已失效，请重新登录', en: 'This sign-in step has expired. Start again.'},
  notConfirmed: {zh: '登录未获确认，请重试', en: 'The sign-in was not confirmed. Try again.'},
  providerSilent: {
    zh: '登录服务暂时无法访问，请稍后重试',
    en: 'The sign-in service cannot be reached; try again later.',
  },
  notBound: {zh: '该账号未与您绑定', en: 'This account is not bound to you.'},
  ownAccount: {zh: '这就是您正在使用的账号', en: 'This is the account that you are using.'},
  wrongCode: {zh: '验证码错误或已使用', en: 'The code is wrong, or was used already.'},
  factorOn: {zh: '两步验证已启用', en: 'The second factor is in use already.'},
  factorOff: {zh: '两步验证未启用', en: 'The second factor is not in use.'},
  guessedSubject: {zh: '有人多次输错您的密码', en: 'Somebody keeps trying passwords for your account'},
  guessedText: {
    zh: '您好：\n\n账号“{name}”的密码刚刚被多次输错。对方所在的网络暂时不能再登录此账号；您仍可在平常使用的地方登录。\n\n如果不是您本人操作，密码没有泄露，但请确认它足够长且未在别处使用。\n',
    en:
      'Hello,\n\nsomebody has entered several wrong passwords for the account “{name}”. The network they came ' +
      'from cannot sign in to it for a while; from where you usually do, you still can.\n\nIf this was not you, ' +
      'your password is not known to them. Make sure that it is long and used nowhere else.\n',
  },
  passwordCommon: {
    zh: '此密码过于常见，容易被猜到',
    en: 'This password is too common: it is among the first that are tried.',
  },
  ownerOnly: {zh: '只有所有者才能修改', en: 'Only its owner may change it.'},
} as const satisfies Record<string, Text>;

/** The pages of a person's own account. */
export const PASSWORD_PATH = '/change/changePassWord';
export const SECURITY_PATH = '/change/security';

/**
 * The website settings lie apart from the console: six pages at fixed addresses, with a sign-in and a session of their
 * own (CO-254, CO-257).
 */
export const SITE_SIGN_IN = '/liyiRegister';
export const SITE_HOME = '/liyiSetting';
const SITE_PAGES = [
  'jobInformation',
  'commonProblem',
  'newsCenter',
  'festivalBenefit',
  'companyEnvironment',
  'annualMeeting',
];
const SITE_PATHS = SITE_PAGES.map(name => `${SITE_HOME}/${name}`);

/** Whether an address belongs to the website settings; other children of `/liyiSetting` are pages of the console. */
export function isSitePath(path: string): boolean {
  return (
    path === SITE_SIGN_IN || path === SITE_HOME || SITE_PATHS.some(page => path === page || path.startsWith(`${page}/`))
  );
}

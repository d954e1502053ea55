/** How much one visitor or member may leave here on one day. Staff are not counted. */

export const QUOTA_NAMES = [
  'visitor-uploads',
  'visitor-upload-mb',
  'member-uploads',
  'member-upload-mb',
  'form-uploads',
  'visitor-designs',
  'visitor-design-mb',
  'member-designs',
  'member-design-mb',
  'member-kept',
] as const;

export type QuotaName = (typeof QUOTA_NAMES)[number];
export type Quotas = Readonly<Record<QuotaName, number>>;

/**
 * A visitor is one network address, which an office may share. `form-uploads` is for each signed form, `member-kept`
 * for each kind of thing that a member keeps.
 */
const DEFAULTS: Quotas = {
  'visitor-uploads': 300,
  'visitor-upload-mb': 1000,
  'member-uploads': 500,
  'member-upload-mb': 2000,
  'form-uploads': 30,
  'visitor-designs': 60,
  'visitor-design-mb': 60,
  'member-designs': 1000,
  'member-design-mb': 500,
  'member-kept': 2000,
};

function quotaOf(entry: string): readonly [QuotaName, number] {
  const [name, value = ''] = entry.split('=');
  const found = QUOTA_NAMES.find(candidate => candidate === name);
  if (!found || !/^[1-9]\d{0,8}$/.test(value))
    throw new Error(
      `QUOTAS is a list such as member-designs=500,visitor-uploads=100 of ${QUOTA_NAMES.join(', ')}; ` +
        `"${entry}" is none of it.`,
    );
  return [found, Number(value)];
}

/** Throws for a setting that cannot be read. */
export function readQuotas({QUOTAS}: NodeJS.ProcessEnv = process.env): Quotas {
  const entries = (QUOTAS ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
  return {...DEFAULTS, ...Object.fromEntries(entries.map(quotaOf))};
}

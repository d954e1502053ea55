/** What the office files: resumes, certificates, and reminders by text message. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Row} from '../store/row';

export interface OfficeOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly profiles: readonly Row[];
  readonly userId: (userName: string) => number;
}

/** Of the jobs that the company site offers. */
const JOBS = 3;
const RESUMES = [
  ['Elena Petrova', 'interview', 'site'],
  ['Marcus Bell', 'received', 'site'],
  ['周晓彤', 'offered', 'agency'],
  ['Aisha Rahman', 'hired', 'colleague'],
  ['Tomás Herrera', 'rejected', 'mail'],
  ['Grace Kim', 'withdrawn', 'site'],
  ['马思远', 'received', 'agency'],
  ['Ingrid Solberg', 'received', 'site'],
  ['Daniel Okafor', 'interview', 'mail'],
  ['林佳怡', 'rejected', 'site'],
  ['Chloé Martin', 'received', 'mail'],
] as const;
const FEW_RESUMES = 6;
const KEPT_DAYS = 180;

export function resumes({calendar, few, userId}: OfficeOptions): readonly Row[] {
  return RESUMES.slice(0, few ? FEW_RESUMES : undefined).map(([name, status, source], index) => {
    const age = 2 + new Random('resume', index + 1).int(0, 50);
    return {
      id: index + 1,
      name,
      email: `applicant.${index + 1}@example.com`,
      phone: `+1 555 02${String(index + 10)}`,
      jobId: (index % JOBS) + 1,
      source,
      receivedOn: calendar.dayFrom(-age),
      keepUntil: calendar.dayFrom(KEPT_DAYS - age),
      interviewAt: status === 'interview' ? calendar.ago(0.5) : null,
      ownerId: userId('manager'),
      status,
      createdAt: calendar.ago(age),
    };
  });
}

const CERTIFICATES = [
  ['ISO 9001', 'company', 'TÜV Rheinland', 400, 30, 'valid'],
  ['Business licence of the factory', 'company', 'Market Supervision Bureau of Shenzhen', 18, 30, 'expiring'],
  ['REACH, soft enamel', 'product', 'SGS', -9, 30, 'expired'],
  ['Insurance of the old warehouse', 'insurance', 'Ping An', -200, 30, 'retired'],
  ['Trademark Emblem, European Union', 'trademark', 'EUIPO', 2100, 180, 'valid'],
  ['CPSIA, children’s pins', 'product', 'Intertek', 25, 60, 'expiring'],
  ['Magnetic back plate', 'patent', 'CNIPA', 3300, 180, 'valid'],
  ['Fire safety of the plating hall', 'company', 'Fire brigade of Shenzhen', 95, 60, 'valid'],
] as const;
const FEW_CERTIFICATES = 4;
const YEAR_DAYS = 365;

export function certificates({calendar, few, userId}: OfficeOptions): readonly Row[] {
  return CERTIFICATES.slice(0, few ? FEW_CERTIFICATES : undefined).map(
    ([name, kind, issuer, expires, remindDays, status], index) => ({
      id: index + 1,
      name,
      kind,
      certificateNumber: `C-${1000 + index * 37}`,
      issuer,
      issuedOn: calendar.dayFrom(expires - 3 * YEAR_DAYS),
      expiresOn: calendar.dayFrom(expires),
      remindDays,
      remindOn: calendar.dayFrom(expires - remindDays),
      ownerId: userId(index % 2 === 0 ? 'manager' : 'factory'),
      status,
      createdAt: calendar.ago(Math.max(40, 3 * YEAR_DAYS - expires)),
    }),
  );
}

const REMINDERS = [
  ['Stocktaking begins at 8 tomorrow. Bring a pencil.', 'sent', 21],
  ['The lift of the warehouse is out of order until Friday.', 'failed', 9],
  ['Fire drill at 10.', 'cancelled', 40],
  ['Hand in the shifts of next month.', 'planned', -3],
  ['The lights go out at six for an hour.', 'sending', 0.01],
] as const;

const OUTCOMES: Partial<Readonly<Record<string, string>>> = {
  sent: 'sent',
  failed: 'no number with the code of its country',
};

/** Nobody has set up the service in a world, so what is planned lies ahead of it. */
export function smsReminders({calendar, few, profiles, userId}: OfficeOptions): readonly Row[] {
  const to = profiles.filter(({status}) => status !== 'left').slice(0, few ? 1 : 3);
  return REMINDERS.map(([text, status, age], index) => {
    const outcome = OUTCOMES[status];
    return {
      id: index + 1,
      text,
      profileIds: to.map(({id}) => id),
      sendAt: age < 0 ? `${calendar.dayFrom(-age)}T01:00:00.000Z` : calendar.ago(age),
      authorId: userId('manager'),
      status,
      outcome: outcome === undefined ? null : to.map(({name}) => `${String(name)}: ${outcome}`).join('\n'),
      sentAt: status === 'sent' ? calendar.ago(age) : null,
      createdAt: calendar.ago(Math.max(age, 0) + 1),
    };
  });
}

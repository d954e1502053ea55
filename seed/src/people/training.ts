/** What colleagues learn, and how far they are. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

const MATERIALS = [
  ['How a soft enamel pin is made', 'product', 35, 80],
  ['Safety at the plating baths', 'safety', 20, 100],
  ['Writing a reply that is read', 'sales', 45, null],
  ['What search engines like', 'marketing', 60, 70],
  ['Our first ten years', 'company', 15, null],
] as const;

const STATUSES = ['passed', 'learning', 'assigned', 'failed', 'passed', 'passed', 'assigned'] as const;
const FEW_LEARNERS = 2;
const LEARNERS = 9;
const SCORES: Partial<Readonly<Record<string, number>>> = {passed: 100, failed: 55};
const FAILED_UNSCORED = 40;

export interface TrainingOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly profiles: readonly Row[];
  readonly userId: (userName: string) => number;
}

export function trainingRecords({calendar, few, profiles}: TrainingOptions): readonly Row[] {
  const learners = profiles.filter(({status}) => status !== 'left').slice(0, few ? FEW_LEARNERS : LEARNERS);
  return MATERIALS.flatMap(([, , , passScore], material) =>
    learners.map((profile, place) => ({
      profile,
      material,
      passScore,
      status: STATUSES[(material + place) % STATUSES.length],
    })),
  ).map(({profile, material, passScore, status}, index) => {
    const age = 4 + ((index * 7) % 60);
    const isBegun = status !== 'assigned';
    const score = status === 'failed' && passScore === null ? FAILED_UNSCORED : (SCORES[String(status)] ?? null);
    return {
      id: index + 1,
      materialId: material + 1,
      profileId: profile.id,
      dueOn: calendar.dayFrom(14 - age),
      status,
      score,
      passScore,
      startedAt: isBegun ? calendar.ago(age * 0.8) : null,
      passedAt: status === 'passed' ? calendar.ago(age * 0.5) : null,
      createdAt: calendar.ago(age),
    };
  });
}

export function trainingMaterials({calendar, userId}: TrainingOptions, records: readonly Row[]): readonly Row[] {
  return MATERIALS.map(([title, subject, minutes, passScore], index) => {
    const own = records.filter(({materialId}) => materialId === index + 1);
    const passedCount = own.filter(({status}) => status === 'passed').length;
    return {
      id: index + 1,
      title,
      subject,
      summary: `${title}: what everybody here should know of it.`,
      minutes,
      passScore,
      authorId: userId('marketing'),
      assignedCount: own.length,
      passedCount,
      passedShare: own.length === 0 ? '0' : (passedCount / own.length).toFixed(4),
      state: 1,
      createdAt: calendar.ago(200 - index * 20),
    };
  });
}

/** Reports that are there once for each of several dimensions or the like, and are said once. */
import {fillTexts} from '../text/fill';
import type {Text} from '../text';
import type {Report} from '../vocabulary/report';

/** One value of what varies. */
export interface ReportVariant {
  /** Stands for the name of what varies, `{by}` for instance, and becomes a part of the report's key. */
  readonly key: string;
  /** Stands for that name and `.title` in texts: `{by.title}`. */
  readonly title?: Text;
  /** Further placeholders by their names. */
  readonly fill?: Readonly<Record<string, string>>;
}

/** A file of several reports. */
export interface ReportFamily {
  readonly $schema?: string;
  readonly $id: string;
  /** By its name, what varies; there is a report for each combination. */
  readonly vary: Readonly<Record<string, readonly ReportVariant[]>>;
  readonly report: Omit<Report, '$id' | '$schema'>;
}

/** A file of `reports/`. */
export type ReportFile = Report | ReportFamily;

export function isFamily(file: ReportFile): file is ReportFamily {
  return 'report' in file;
}

type Choice = readonly (readonly [string, ReportVariant])[];

function combinations(vary: ReportFamily['vary']): readonly Choice[] {
  return Object.entries(vary).reduce<readonly Choice[]>(
    (all, [name, variants]) => all.flatMap(choice => variants.map(variant => [...choice, [name, variant] as const])),
    [[]],
  );
}

/** The placeholders that a variant fills in texts of both languages. */
export function titlesOf(name: string, {title}: ReportVariant): Readonly<Record<string, Text>> {
  return title ? {[`${name}.title`]: title} : {};
}

/** The placeholders that a variant fills in any text. */
export function textsOf(name: string, {key, fill}: ReportVariant): Readonly<Record<string, string>> {
  return {[name]: key, ...fill};
}

function reportOf({$id, report}: ReportFamily, choice: Choice): Report {
  return {
    $id: [$id, ...choice.map(([, {key}]) => key)].join('-'),
    ...fillTexts(report, {
      texts: Object.assign({}, ...choice.map(([name, variant]) => textsOf(name, variant))),
      titles: Object.assign({}, ...choice.map(([name, variant]) => titlesOf(name, variant))),
    }),
  };
}

/** The report of a file, or each of its family. */
export function reportsIn(file: ReportFile): readonly Report[] {
  return isFamily(file) ? combinations(file.vary).map(choice => reportOf(file, choice)) : [file];
}

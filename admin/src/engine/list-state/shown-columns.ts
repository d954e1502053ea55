/** Which columns a list shows, in which order and how wide: the view's own unless the user chose others. */
import {useMemo} from 'react';
import {useStore} from 'react-admin';
import type {Entity, Field} from '@emblem/schemas';
import type {Session} from '../../access/session';
import {useSession} from '../../access/session-context';
import {useLocale} from '../../i18n/hooks';
import {canSee} from '../../access/field-rights';
import type {EntityView} from '../../model/views';
import {defaultWidth, leastWidth} from './widths';

export const MIN_WIDTH = 56;

export interface ColumnChoice {
  /** Names of the shown properties, in order; the view's own when absent. */
  readonly names?: readonly string[];
  /** Pixels by name. */
  readonly widths?: Readonly<Record<string, number>>;
}

export interface Columns {
  readonly fields: readonly Field[];
  /** All that may be shown. */
  readonly available: readonly Field[];
  /** Pixels; `content` is what its values need, where that is known. */
  readonly width: (field: Field, content?: number) => number;
  /** How narrow it may become to make room for others; one that the user has dragged keeps its width. */
  readonly least: (field: Field, content?: number) => number;
  choose(names: readonly string[] | undefined): void;
  /** Without a width the column is as wide as it is by itself again. */
  resize(name: string, width?: number): void;
  /** Which columns there are and how wide they are is the view's own again. */
  reset(): void;
  /** Whether anything was chosen that can be reset. */
  readonly changed: boolean;
}

function showable(session: Session, entity: Entity): readonly Field[] {
  return entity.fields.filter(
    field =>
      canSee(session, entity, field) &&
      !field.writeOnly &&
      field.system !== 'version' &&
      field.system !== 'deletedAt' &&
      field.control !== 'password',
  );
}

export function columnsKey(view: EntityView): string {
  return `${view.name}.columns`;
}

function resizeColumn(
  widths: Readonly<Record<string, number>>,
  name: string,
  width?: number,
): Readonly<Record<string, number>> {
  const {[name]: _, ...others} = widths;
  return width === undefined ? others : {...others, [name]: Math.max(MIN_WIDTH, Math.round(width))};
}

export function useColumns(view: EntityView): Columns {
  const session = useSession();
  const locale = useLocale();
  const [choice, setChoice] = useStore<ColumnChoice>(columnsKey(view), {});
  const available = useMemo(() => showable(session, view.entity), [session, view]);
  const fields = useMemo(() => {
    const byName = new Map(available.map(field => [field.name, field]));
    const pick = (names: readonly string[]) => names.map(name => byName.get(name)).filter(field => field !== undefined);
    const chosen = pick(choice.names ?? []);
    return chosen.length > 0 ? chosen : pick(view.list.columns);
  }, [available, choice.names, view]);
  return useMemo(
    () => ({
      fields,
      available,
      changed: choice.names !== undefined || Object.keys(choice.widths ?? {}).length > 0,
      width: (field, content) => choice.widths?.[field.name] ?? defaultWidth(view.entity, field, locale, content),
      least: (field, content) =>
        choice.widths?.[field.name] ??
        leastWidth(view.entity, field, defaultWidth(view.entity, field, locale, content), locale, content),
      choose: names => setChoice({...choice, names}),
      resize: (name, width) => setChoice({...choice, widths: resizeColumn(choice.widths ?? {}, name, width)}),
      reset: () => setChoice({}),
    }),
    [fields, available, choice, setChoice, view.entity, locale],
  );
}

/** The column whose text leads to the record. */
export function titleColumn(entity: Entity, fields: readonly Field[]): Field | undefined {
  return (
    fields.find(field => field.name === entity.display) ??
    fields.find(field => field.control === 'text') ??
    fields.find(field => field.control !== 'image')
  );
}

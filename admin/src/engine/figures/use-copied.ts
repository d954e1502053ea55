/** What a record takes over from those that are chosen for it, as soon as they are chosen. */
import {useMemo} from 'react';
import {useQueries} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {copiedValue, copiesOf} from '@emblem/schemas/expression';
import type {Entity, Field} from '@emblem/schemas';
import {useFormTarget} from '../../model/form-target';
import {asNumber, type Values} from '../../model/parse';

interface Plan {
  /** The relations of the form, and the entities that they lead to. */
  readonly relations: readonly {readonly via: string; readonly to: string}[];
  readonly figures: readonly Field[];
}

function planOf({field, computed}: Entity): Plan {
  const figures = computed.filter(each => copiesOf(each.computed).length > 0);
  const names = new Set(figures.flatMap(figure => copiesOf(figure.computed).map(({via}) => via)));
  return {figures, relations: [...names].map(via => ({via, to: field[via]?.relation?.to ?? ''}))};
}

/** The relations whose records are to be asked: those that were chosen anew, and what is copied along with them. */
function askedFor({figures}: Plan, isNew: (via: string) => boolean): ReadonlySet<string> {
  const vias = figures.map(({computed}) => copiesOf(computed).map(({via}) => via));
  return new Set(vias.filter(each => each.some(isNew)).flat());
}

/** Undefined where something of it is not at hand. */
function valueOf({computed}: Field, sources: ReadonlyMap<string, Values>): unknown {
  const isAtHand = copiesOf(computed).every(({via, from}) => from in (sources.get(via) ?? {}));
  return computed !== undefined && isAtHand
    ? copiedValue(computed, ({via, from}) => sources.get(via)?.[from])
    : undefined;
}

/** Nothing of a record that stands as it is stored, and nothing that the user may not read. */
export function useCopied(): Values {
  const {entity, record} = useFormTarget();
  const provider = useDataProvider();
  const plan = useMemo(() => planOf(entity), [entity]);
  const {relations, figures} = plan;
  const chosen: readonly unknown[] = useWatch({name: relations.map(({via}) => via)});
  const ids = new Map(relations.map(({via}, index) => [via, asNumber(chosen[index])]));
  const asked = askedFor(plan, via => ids.get(via) !== undefined && ids.get(via) !== record?.[via]);
  return useQueries({
    queries: relations.map(({via, to}) => ({
      queryKey: [to, 'copied', ids.get(via)],
      queryFn: async () => (await provider.getOne(to, {id: ids.get(via)})).data as Values,
      enabled: ids.get(via) !== undefined && asked.has(via),
      retry: false,
    })),
    combine: results => {
      const read = results.flatMap(({data}, index) => {
        const via = relations[index]?.via;
        return data && via !== undefined && asked.has(via) ? [[via, data] as const] : [];
      });
      const sources = new Map(read);
      return Object.fromEntries(
        figures.flatMap(figure => {
          const value = valueOf(figure, sources);
          return value === undefined ? [] : [[figure.name, value] as const];
        }),
      );
    },
  });
}

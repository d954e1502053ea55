/** What a record takes over from those that are chosen for it, as soon as they are chosen. */
import {useMemo} from 'react';
import {useQueries} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {copiedOf} from '@emblem/schemas/expression';
import type {Entity} from '@emblem/schemas';
import {useFormTarget} from '../../model/form-target';
import {asNumber, type Values} from '../../model/parse';

interface Source {
  /** The relation of the form, and the entity that it leads to. */
  readonly via: string;
  readonly to: string;
  /** Ours by theirs. */
  readonly copies: readonly (readonly [ours: string, theirs: string])[];
}

function sourcesOf(entity: Entity): readonly Source[] {
  const sources = new Map<string, Source>();
  for (const {name, computed} of entity.computed) {
    const copied = copiedOf(computed);
    const to = copied && entity.field[copied.via]?.relation?.to;
    if (!copied || to === undefined) continue;
    const {copies} = sources.get(copied.via) ?? {copies: []};
    sources.set(copied.via, {via: copied.via, to, copies: [...copies, [name, copied.from]]});
  }
  return [...sources.values()];
}

/** Nothing of a record that stands as it is stored, and nothing that the user may not read. */
export function useCopied(): Values {
  const {entity, record} = useFormTarget();
  const provider = useDataProvider();
  const sources = useMemo(() => sourcesOf(entity), [entity]);
  const chosen: readonly unknown[] = useWatch({name: sources.map(({via}) => via)});
  return useQueries({
    queries: sources.map(({via, to}, index) => {
      const id = asNumber(chosen[index]);
      return {
        queryKey: [to, 'copied', id],
        queryFn: async () => (await provider.getOne(to, {id})).data as Values,
        enabled: id !== undefined && id !== record?.[via],
        retry: false,
      };
    }),
    combine: results =>
      Object.fromEntries(
        results.flatMap(({data}, index) =>
          (sources[index]?.copies ?? []).flatMap(([ours, theirs]) =>
            data && theirs in data ? [[ours, data[theirs]] as const] : [],
          ),
        ),
      ),
  });
}

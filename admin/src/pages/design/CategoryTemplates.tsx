/**
 * Exists because a category's template types are chosen in a tree and sorted beside it, and saved as one (DA-047,
 * DA-299).
 */
import {useMemo, useState} from 'react';
import {Alert, Box, Button, Card, LinearProgress, Stack, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useSearchParams} from 'react-router';
import {useCan} from '../../access/session-context';
import {recordLabel} from '../../controls/shared/record-label';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {useView} from '../../engine/use-view';
import {useSay, useT} from '../../i18n/hooks';
import {get, post} from '../../request/api';
import {messageOf} from '../../request/failure';
import {asList, asNumber, asText, isValues} from '../../model/parse';
import {allRecords} from '../../request/rest';
import {model} from '../../model/schema';
import {PageHeader} from '../../frame/PageHeader';
import {ChosenRows} from './ChosenRows';
import {expandTypes, hasFirstLevel, rowsOf, typesOf} from './template-choice';
import {TypeTree} from './TypeTree';

/** Most design calls are sent with this language, whatever the console's (DA-552). */
const LANGUAGE = 'en-us';
/** `isDelete` of the call: the category has exactly these, in this order (DA-233). */
const REPLACE = 1;

interface Saved {
  readonly ids: readonly number[];
  readonly times: ReadonlyMap<number, string>;
}

async function load(categoryId: number, signal: AbortSignal): Promise<Saved> {
  const rows = asList(
    await get('/design/category/getCategoryTemplateConfigById', {categoryId, language: LANGUAGE}, signal, {
      quiet: true,
    }),
  ).filter(isValues);
  const ids = rows.flatMap(row => asNumber(row.templateTypeId) ?? []);
  return {
    ids,
    times: new Map(rows.flatMap(row => [[asNumber(row.templateTypeId) ?? 0, asText(row.updateTime) ?? ''] as const])),
  };
}

function useConfiguration(categoryId: number | undefined) {
  const types = useQuery({
    queryKey: ['template-type', 'choice'],
    queryFn: ({signal}) => allRecords('template-type', {}, 'sort', signal),
  });
  const saved = useQuery({
    queryKey: ['category-template', categoryId],
    enabled: categoryId !== undefined,
    queryFn: ({signal}) => load(categoryId ?? 0, signal),
  });
  const tree = useMemo(() => typesOf(types.data ?? []), [types.data]);
  const chosen = useMemo(() => expandTypes(tree, saved.data?.ids ?? []), [tree, saved.data]);
  return {
    tree,
    chosen,
    times: saved.data?.times ?? new Map<number, string>(),
    error: types.error ?? saved.error,
    isPending: types.isPending || (categoryId !== undefined && saved.isPending),
  };
}

function useCategory() {
  const [query, setQuery] = useSearchParams();
  const {data, isPending} = useQuery({
    queryKey: ['category', 'choice'],
    queryFn: ({signal}) => allRecords('category', {}, 'sort', signal),
  });
  const given = Number(query.get('categoryId'));
  return {
    // Its name comes with the list: to ask before that would be to ask for the category twice.
    categoryId: isPending ? undefined : Number.isInteger(given) && given > 0 ? given : data?.[0]?.id,
    names: useMemo(
      () =>
        new Map((data ?? []).map(category => [category.id, recordLabel(model.entity('category'), category)] as const)),
      [data],
    ),
    setCategoryId: (id: number | undefined) => setQuery(id === undefined ? {} : {categoryId: String(id)}),
  };
}

function useSave(tree: TypesAndOrderProps['tree'], categoryId: number | undefined, onSaved: () => void) {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const save = async (chosen: readonly number[]) => {
    if (!hasFirstLevel(tree, chosen)) return notify(t('categoryTemplates.none'), {type: 'warning'});
    setBusy(true);
    const list = rowsOf(tree, chosen).map(({templateTypePid, templateTypeId}) => ({templateTypePid, templateTypeId}));
    try {
      await post('/design/category/updateCategoryTemplateConfig', {categoryId, list, isDelete: REPLACE});
      notify(t('form.saved'), {type: 'success'});
      await client.invalidateQueries({queryKey: ['category-template', categoryId]});
      onSaved();
    } catch {
      // The call has said what went wrong; what was chosen stays.
    } finally {
      setBusy(false);
    }
  };
  return {busy, save};
}

interface TypesAndOrderProps {
  readonly tree: ReturnType<typeof typesOf>;
  readonly chosen: readonly number[];
  readonly times: ReadonlyMap<number, string>;
  readonly isPending: boolean;
  /** While they are edited. */
  readonly onChange: ((chosen: readonly number[]) => void) | undefined;
}

/** All types in their tree, and beside it the chosen ones in their order. */
function TypesAndOrder({tree, chosen, times, isPending, onChange}: TypesAndOrderProps) {
  const t = useT();
  return (
    <Box sx={{display: 'flex', gap: 1.5, flexDirection: {xs: 'column', md: 'row'}, alignItems: 'flex-start'}}>
      <Card component="section" sx={{width: {xs: '100%', md: 300}, flex: 'none'}}>
        <Typography
          component="h2"
          variant="body2"
          sx={{fontWeight: 650, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider'}}
        >
          {t('categoryTemplates.types')}
        </Typography>
        <TypeTree types={tree} chosen={chosen} onChange={onChange} />
      </Card>
      <Card component="section" sx={{flex: 1, minWidth: 0, width: '100%'}}>
        {onChange && (
          <Typography variant="body2" role="status" sx={{px: 2, py: 1, borderBottom: 1, borderColor: 'divider'}}>
            {t('sort.notice')}
          </Typography>
        )}
        {!isPending && chosen.length === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{p: 4, textAlign: 'center'}}>
            {t('categoryTemplates.none')}
          </Typography>
        ) : (
          <ChosenRows rows={rowsOf(tree, chosen)} times={times} onSort={onChange} />
        )}
      </Card>
    </Box>
  );
}

export default function CategoryTemplates() {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const view = useView();
  const {categoryId, names, setCategoryId} = useCategory();
  const {tree, chosen, times, error, isPending} = useConfiguration(categoryId);
  const [draft, setDraft] = useState<readonly number[]>();
  const shown = draft ?? chosen;
  const editing = draft !== undefined;
  const {busy, save} = useSave(tree, categoryId, () => setDraft(undefined));

  const actions = editing ? (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => setDraft(undefined)} disabled={busy}>
        {t('categoryTemplates.exit')}
      </Button>
      <Button variant="contained" onClick={() => void save(shown)} loading={busy}>
        {t('form.save')}
      </Button>
    </Stack>
  ) : (
    can(view.entity, 'update') && (
      <Button
        variant="contained"
        onClick={() => setDraft(chosen)}
        disabled={isPending || error !== null || categoryId === undefined}
      >
        {t('record.edit')}
      </Button>
    )
  );

  return (
    <>
      <PageHeader title={say(view.title)} actions={actions} />
      {error && (
        <Alert severity="error" sx={{mb: 1.5}}>
          {messageOf(error)}
        </Alert>
      )}
      <Box sx={{maxWidth: 360, mb: 1.5}}>
        <RelationPicker
          entity={model.entity('category')}
          multiple={false}
          label={t('categoryTemplates.category')}
          ids={categoryId === undefined ? [] : [categoryId]}
          known={names}
          disabled={editing}
          onChange={([id]) => setCategoryId(id)}
        />
      </Box>
      {isPending && <LinearProgress aria-label={t('common.loading')} />}
      {!error && (
        <TypesAndOrder
          tree={tree}
          chosen={shown}
          times={times}
          isPending={isPending}
          onChange={editing ? setDraft : undefined}
        />
      )}
    </>
  );
}

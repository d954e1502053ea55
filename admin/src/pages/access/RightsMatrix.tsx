/**
 * Exists because a manager thinks in roles and screens, not in rows of grants: all of them side by side, switched and
 * saved together.
 */
import {useMemo, useState} from 'react';
import {
  Alert,
  Button,
  Card,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import CompareIcon from '@mui/icons-material/Difference';
import UserRightsIcon from '@mui/icons-material/PersonSearch';
import {useStore} from 'react-admin';
import {useBlocker, useSearchParams} from 'react-router';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {PageHeader} from '../../frame/PageHeader';
import {model} from '../../model/schema';
import {PageLink} from '../../widgets/PageLink';
import {searchItems, visibleItems, type Item} from './catalogue';
import {ChangeBar} from './ChangeBar';
import {SCOPES, type GrantsByHolder, type HolderKind, type Scope} from './changes';
import {HolderChooser} from './HolderChooser';
import {grantsOfHolder, useCatalogue, useGrants, useHolders, type Catalogue, type Holder} from './load';
import {MatrixTable} from './MatrixTable';
import {DIFFERENCES, EFFECTIVE} from './paths';
import {useMatrix} from './use-matrix';

const KINDS: readonly HolderKind[] = ['role', 'department', 'user'];
/** Columns at first, where nobody has chosen yet. */
const FIRST = 12;
const NO_GRANTS: GrantsByHolder = new Map();
const NO_HOLDERS: readonly Holder[] = [];

function isHolderKind(value: unknown): value is HolderKind {
  return KINDS.some(kind => kind === value);
}

/** Those with most people in them, unless somebody chose others. */
function firstOf(holders: readonly Holder[], kind: HolderKind): readonly number[] {
  if (kind === 'user') return [];
  const used = holders.filter(({people}) => people > 0);
  return (used.length > 0 ? used : holders).slice(0, FIRST).map(({id}) => id);
}

/** Kind and columns: from the address where it names some, else as they were left. */
function useColumns() {
  const [query, setQuery] = useSearchParams();
  const [kept, keep] = useStore<HolderKind>('rights.kind', 'role');
  const asked = query.get('of');
  const kind = isHolderKind(asked) ? asked : isHolderKind(kept) ? kept : 'role';
  const [chosen, choose] = useStore<readonly number[] | undefined>(`rights.columns.${kind}`);
  const linked = query.get('id');
  const {data: holders = NO_HOLDERS, error} = useHolders(kind);
  const columns = useMemo(() => {
    const ids = linked === null ? (chosen ?? firstOf(holders, kind)) : linked.split(',').map(Number);
    return holders.filter(({id}) => ids.includes(id));
  }, [holders, linked, chosen, kind]);
  const own = () => setQuery({}, {replace: true});
  return {
    kind,
    holders,
    columns,
    error,
    setKind: (next: HolderKind) => {
      own();
      keep(next);
    },
    choose: (next: readonly number[]) => {
      own();
      keep(kind);
      choose(next);
    },
  };
}

function useFolds(items: readonly Item[], words: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const visible = useMemo(() => searchItems(items, words), [items, words]);
  const searching = words.trim() !== '';
  // A search unfolds the parts and screens it found; what was unfolded by hand folds again with the next click.
  const isOpen = (id: string) => (searching && id.startsWith('group') ? !open.has(id) : open.has(id));
  const onFold = (id: string) =>
    setOpen(present => {
      const next = new Set(present);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return {rows: visibleItems(visible, isOpen), isOpen, onFold};
}

interface MatrixProps {
  readonly kind: HolderKind;
  readonly catalogue: Catalogue;
  readonly columns: readonly Holder[];
  readonly saved: GrantsByHolder;
  readonly scope: Scope;
  readonly words: string;
  readonly readOnly: boolean;
}

function Matrix({kind, catalogue, columns, saved, scope, words, readOnly}: MatrixProps) {
  const t = useT();
  const {rows, isOpen, onFold} = useFolds(catalogue.items, words);
  const matrix = useMatrix(kind, saved, scope);
  const blocker = useBlocker(
    ({currentLocation, nextLocation}) => matrix.list.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <>
      <Card>
        {rows.length === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{p: 4, textAlign: 'center'}}>
            {t('rights.noneFound')}
          </Typography>
        ) : (
          <MatrixTable
            items={rows}
            holders={columns}
            saved={saved}
            changes={matrix.changes}
            readOnly={readOnly}
            isOpen={isOpen}
            onFold={onFold}
            onSwitch={matrix.onSwitch}
            onScope={matrix.onScope}
          />
        )}
      </Card>
      <ChangeBar
        changes={matrix.list}
        holders={columns}
        catalogue={catalogue}
        busy={matrix.busy}
        problem={matrix.problem}
        onSave={() => void matrix.save()}
        onDiscard={matrix.discard}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('form.unsavedTitle')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        tone="warning"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {t('form.unsaved')}
      </ConfirmDialog>
    </>
  );
}

function Legend() {
  const t = useT();
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{mt: 0, mb: 1}}>
      {t('rights.legend')}{' '}
      {SCOPES.map(scope => `${t(`rights.scopeMark.${scope}`)} = ${t(`rights.scope.${scope}`)}`).join(t('common.comma'))}
    </Typography>
  );
}

function Links() {
  const t = useT();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
      <Button variant="outlined" component={PageLink} to={EFFECTIVE} startIcon={<UserRightsIcon />}>
        {t('rights.effective')}
      </Button>
      <Button variant="outlined" component={PageLink} to={DIFFERENCES} startIcon={<CompareIcon />}>
        {t('rights.differences')}
      </Button>
    </Stack>
  );
}

interface KindChoiceProps {
  readonly kind: HolderKind;
  readonly onChoose: (kind: HolderKind) => void;
}

/** Whose rights are shown. */
function KindChoice({kind, onChoose}: KindChoiceProps) {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={t('rights.of')}
      onChange={(_, next: unknown) => isHolderKind(next) && onChoose(next)}
    >
      {KINDS.map(each => (
        <ToggleButton key={each} value={each} sx={{px: 1.5, py: 0.5, textTransform: 'none'}}>
          {t(`rights.kinds.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface ScopeChoiceProps {
  readonly scope: Scope;
  readonly onChoose: (scope: Scope) => void;
}

/** Of which records a right is that is switched on. */
function ScopeChoice({scope, onChoose}: ScopeChoiceProps) {
  const t = useT();
  return (
    <TextField
      select
      label={t('rights.newScope')}
      value={scope}
      onChange={event => onChoose(SCOPES.find(each => each === event.target.value) ?? 'all')}
      sx={{flex: '0 1 200px', width: 'auto', minWidth: 160}}
    >
      {SCOPES.map(each => (
        <MenuItem key={each} value={each}>
          {t(`rights.scope.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function RightsMatrix() {
  const t = useT();
  const can = useCan();
  const [words, setWords] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const {catalogue, error} = useCatalogue();
  const {kind, holders, columns, setKind, choose, error: holdersError} = useColumns();
  const {data: saved, error: grantsError} = useGrants(
    kind,
    columns.map(({id}) => id),
  );
  const problem = error ?? holdersError ?? grantsError;
  const grants = model.entity(grantsOfHolder(kind));
  const readOnly = !['create', 'update', 'delete'].some(action => can(grants, action));
  return (
    <>
      <PageHeader title={t('rights.title')} actions={<Links />} />
      <Card sx={{p: 1.5, mb: 1.5}}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{flexWrap: 'wrap', alignItems: 'center'}}>
          <KindChoice kind={kind} onChoose={setKind} />
          <HolderChooser label={t(`rights.chosen.${kind}`)} holders={holders} chosen={columns} onChoose={choose} />
          <TextField
            label={t('rights.search')}
            value={words}
            onChange={event => setWords(event.target.value)}
            type="search"
            sx={{flex: '1 1 180px', minWidth: 0, width: 'auto'}}
          />
          {!readOnly && <ScopeChoice scope={scope} onChoose={setScope} />}
        </Stack>
      </Card>
      <Legend />
      {problem && (
        <Alert severity="error" sx={{mb: 1.5}}>
          {messageOf(problem)}
        </Alert>
      )}
      {!catalogue && !problem && <LinearProgress aria-label={t('common.loading')} />}
      {catalogue && columns.length === 0 && (
        <Card>
          <Typography variant="body2" color="textSecondary" sx={{p: 4, textAlign: 'center'}}>
            {t('rights.chooseFirst')}
          </Typography>
        </Card>
      )}
      {catalogue && columns.length > 0 && (
        <Matrix
          key={kind}
          kind={kind}
          catalogue={catalogue}
          columns={columns}
          saved={saved ?? NO_GRANTS}
          scope={scope}
          words={words}
          readOnly={readOnly || !saved}
        />
      )}
    </>
  );
}

/**
 * Exists because what a user may do is the sum of roles, departments and own grants, which no list of one of them
 * shows.
 */
import {useMemo, useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Card,
  LinearProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import GrantIcon from '@mui/icons-material/Tune';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import {useSearchParams} from 'react-router';
import {useCan, useSession} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {viewAs} from '../../access/view-as';
import {model} from '../../model/schema';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {PageHeader} from '../../frame/PageHeader';
import {PageLink} from '../../widgets/PageLink';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import {searchItems, type Item} from './catalogue';
import {
  useCatalogue,
  useEffectiveRights,
  useHolders,
  type EffectiveRights as Rights,
  type Holder,
  type Source,
} from './load';
import {MATRIX} from './paths';
import {Sources} from './Sources';

interface Line {
  readonly id: string;
  readonly item: Item;
  readonly part: 'view' | 'edit';
  readonly sources: readonly Source[];
}

/** Sources of several authorities, each holder and scope once. */
function joinSources(ids: readonly number[], rights: Rights): readonly Source[] {
  const all = ids.flatMap(id => rights.sources.get(id) ?? []);
  return [...new Map(all.map(source => [`${source.holder} ${source.holderId} ${source.scope}`, source])).values()];
}

function linesOf(item: Item, rights: Rights): readonly Line[] {
  const own = item.kind === 'screen' ? item.view : item.kind === 'group' ? [] : undefined;
  const lines = (['view', 'edit'] as const).map(part => ({
    id: `${item.id} ${part}`,
    item,
    part,
    sources: joinSources(part === 'view' ? (own ?? item.view) : own ? [] : item.edit, rights),
  }));
  return [
    ...lines.filter(({sources}) => sources.length > 0),
    ...item.children.flatMap(child => linesOf(child, rights)),
  ];
}

/** The widest first; `all` contains the others. */
function reachOf(sources: readonly Source[]): readonly Source['scope'][] {
  const scopes = [...new Set(sources.map(({scope}) => scope))];
  return scopes.includes('all') ? ['all'] : scopes;
}

function Part({item, rights}: {readonly item: Item; readonly rights: Rights}) {
  const t = useT();
  const say = useSay();
  const lines = linesOf(item, rights);
  if (lines.length === 0) return null;
  return (
    <TableBody>
      {item.kind === 'group' && (
        <TableRow sx={{backgroundColor: 'action.hover'}}>
          <TableCell component="th" scope="rowgroup" colSpan={4} sx={{fontWeight: 650}}>
            {say(item.title)}
          </TableCell>
        </TableRow>
      )}
      {lines.map(line => (
        <TableRow key={line.id} hover>
          <TableCell sx={{pl: `${10 + line.item.depth * 14}px`, fontWeight: line.item.kind === 'screen' ? 600 : 400}}>
            {say(line.item.title)}
          </TableCell>
          <TableCell sx={{whiteSpace: 'nowrap', color: line.part === 'view' ? 'text.secondary' : 'info.main'}}>
            {t(line.part === 'view' ? 'rights.view' : 'rights.edit')}
          </TableCell>
          <TableCell sx={{display: {xs: 'none', sm: 'table-cell'}}}>
            {reachOf(line.sources)
              .map(scope => t(`rights.scope.${scope}`))
              .join(t('common.comma'))}
          </TableCell>
          <TableCell>
            <Sources sources={line.sources} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}

function Parts({items, rights}: {readonly items: readonly Item[]; readonly rights: Rights}) {
  const t = useT();
  return (
    <Card sx={{mb: 1.5}}>
      <TableContainer tabIndex={0} role="region" aria-label={t('rights.effective')}>
        <Table size="small" sx={{minWidth: {sm: 420}}}>
          <TableHead>
            <TableRow>
              <TableCell sx={{width: '30%'}}>{t('rights.screen')}</TableCell>
              <TableCell>{t('rights.may')}</TableCell>
              <TableCell sx={{display: {xs: 'none', sm: 'table-cell'}}}>{t('rights.reaches')}</TableCell>
              <TableCell sx={{width: '45%'}}>{t('rights.from')}</TableCell>
            </TableRow>
          </TableHead>
          {items.map(item => (
            <Part key={item.id} item={item} rights={rights} />
          ))}
        </Table>
      </TableContainer>
    </Card>
  );
}

/** What the schemas open to everybody, so that nobody wonders where it comes from. */
function Everybody({rights}: {readonly rights: Rights}) {
  const t = useT();
  const say = useSay();
  const readable = Object.keys(rights.everybody)
    .filter(right => right.endsWith('.read'))
    .map(right => model.entities.get(right.slice(0, -'.read'.length)));
  const names = readable.flatMap(entity => (entity ? [say(entity.label)] : [])).sort();
  return (
    <Card component="section" aria-label={t('rights.everybody')} sx={{p: 2}}>
      <Typography component="h2" variant="h2">
        {t('rights.everybody')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{mt: 0.5}}>
        {t('rights.everybodyHint')} {names.join(t('common.comma'))}
      </Typography>
    </Card>
  );
}

function Rightful({rights, words}: {readonly rights: Rights; readonly words: string}) {
  const t = useT();
  const {catalogue, error} = useCatalogue();
  const items = useMemo(() => searchItems(catalogue?.items ?? [], words), [catalogue, words]);
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!catalogue) return <LinearProgress aria-label={t('common.loading')} />;
  if (rights.isAdmin) return <Alert severity="info">{t('rights.isAdmin', {name: rights.name})}</Alert>;
  return (
    <>
      {rights.sources.size === 0 ? (
        <Alert severity="info" sx={{mb: 1.5}}>
          {t('rights.nothing', {name: rights.name})}
        </Alert>
      ) : (
        <Parts items={items} rights={rights} />
      )}
      <Everybody rights={rights} />
    </>
  );
}

function UserActions({user, onProblem}: {readonly user: Holder; readonly onProblem: (message: string) => void}) {
  const t = useT();
  const can = useCan();
  const {id: ownId, viewer} = useSession();
  const [asking, setAsking] = useState(false);
  const mayView = can(model.entity('user'), 'view-as') && user.id !== ownId && !viewer;
  const open = async () => {
    setAsking(false);
    await viewAs(user.id).catch((error: unknown) => onProblem(messageOf(error)));
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
      <Button
        variant="outlined"
        startIcon={<GrantIcon />}
        component={PageLink}
        to={`${MATRIX}?${new URLSearchParams({of: 'user', id: String(user.id)})}`}
      >
        {t('rights.grantDirectly')}
      </Button>
      {mayView && (
        <Button variant="outlined" startIcon={<ViewIcon />} onClick={() => setAsking(true)}>
          {t('viewAs.start')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('viewAs.start')}
        onConfirm={() => void open()}
        onClose={() => setAsking(false)}
      >
        {t('viewAs.confirm', {name: user.name})}
      </ConfirmDialog>
    </Stack>
  );
}

export default function EffectiveRights() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const {data: users = []} = useHolders('user');
  const user = users.find(({id}) => String(id) === query.get('user'));
  const {data: rights, error} = useEffectiveRights(user?.id);
  return (
    <Box>
      <PageHeader title={t('rights.effective')} actions={user && <UserActions user={user} onProblem={setProblem} />} />
      <Card sx={{p: 1.5, mb: 1.5}}>
        <Stack direction={{xs: 'column', sm: 'row'}} spacing={1.5}>
          <SteadyAutocomplete
            options={[...users]}
            value={user ?? null}
            getOptionLabel={({name}) => name}
            getOptionKey={({id}) => id}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            onChange={(_, next) => setQuery(next ? {user: String(next.id)} : {}, {replace: true})}
            sx={{flex: 1}}
            clearText={t('field.clear')}
            openText={t('field.open')}
            closeText={t('common.close')}
            noOptionsText={t('field.nothingFound')}
            renderInput={params => <TextField {...params} label={t('rights.kindOf.user')} />}
          />
          <TextField
            label={t('rights.search')}
            type="search"
            value={words}
            onChange={event => setWords(event.target.value)}
            sx={{flex: 1}}
          />
        </Stack>
      </Card>
      {(error ?? problem) && (
        <Alert severity="error" sx={{mb: 1.5}}>
          {problem ?? messageOf(error)}
        </Alert>
      )}
      {!user && (
        <Card>
          <Typography variant="body2" color="textSecondary" sx={{p: 4, textAlign: 'center'}}>
            {t('rights.chooseUser')}
          </Typography>
        </Card>
      )}
      {user && !rights && !error && <LinearProgress aria-label={t('common.loading')} />}
      {rights && user && <Rightful rights={rights} words={words} />}
    </Box>
  );
}

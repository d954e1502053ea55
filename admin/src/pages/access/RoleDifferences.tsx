/**
 * Exists because two roles are compared by what they may do, not row by row: what one of them may and the other may
 * not.
 */
import {useMemo, useState} from 'react';
import {
  Alert,
  Box,
  Card,
  Chip,
  FormControlLabel,
  IconButton,
  LinearProgress,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import {useSearchParams} from 'react-router';
import {useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {PageHeader} from '../../frame/PageHeader';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import type {Item} from './catalogue';
import type {Grants, Scope} from './changes';
import {grantsOf, useCatalogue, useGrants, useHolders, type Holder} from './load';

interface Line {
  readonly id: string;
  readonly item: Item;
  readonly part: 'view' | 'edit';
  readonly scopes: readonly [Scope | undefined, Scope | undefined];
}

/** What stands for one authority: a screen itself, a button, a switch of a label. */
function linesOf(item: Item, sides: readonly [Grants, Grants]): readonly Line[] {
  const parts =
    item.kind === 'group' ? [] : item.kind === 'screen' ? ['view' as const] : ['view' as const, 'edit' as const];
  const own = parts.flatMap(part =>
    item[part].map((id): Line => ({
      id: `${item.id} ${part}`,
      item,
      part,
      scopes: [sides[0].get(id), sides[1].get(id)],
    })),
  );
  return [
    ...own.filter(({scopes: [left, right]}) => left !== undefined || right !== undefined),
    ...item.children.flatMap(child => linesOf(child, sides)),
  ];
}

function differs({scopes: [left, right]}: Line): boolean {
  return left !== right;
}

interface RoleFieldProps {
  readonly label: string;
  readonly roles: readonly Holder[];
  readonly value: Holder | undefined;
  readonly onChange: (id: number | undefined) => void;
}

function RoleField({label, roles, value, onChange}: RoleFieldProps) {
  const t = useT();
  return (
    <SteadyAutocomplete
      options={[...roles]}
      value={value ?? null}
      getOptionLabel={({name}) => name}
      getOptionKey={({id}) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, next) => onChange(next?.id)}
      sx={{flex: 1, minWidth: 0, width: '100%'}}
      clearText={t('field.clear')}
      openText={t('field.open')}
      closeText={t('common.close')}
      noOptionsText={t('field.nothingFound')}
      renderInput={params => <TextField {...params} label={label} />}
    />
  );
}

function ScopeCell({scope, strong}: {readonly scope: Scope | undefined; readonly strong: boolean}) {
  const t = useT();
  if (scope === undefined)
    return (
      <Typography variant="body2" component="span" color="textSecondary">
        {t('rights.no')}
      </Typography>
    );
  return (
    <Chip
      label={t(`rights.scope.${scope}`)}
      color={strong ? 'success' : 'default'}
      variant={strong ? 'filled' : 'outlined'}
    />
  );
}

interface ComparisonProps {
  readonly left: Holder;
  readonly right: Holder;
  readonly items: readonly Item[];
  readonly sides: readonly [Grants, Grants];
  readonly same: boolean;
}

function Comparison({left, right, items, sides, same}: ComparisonProps) {
  const t = useT();
  const say = useSay();
  const parts = items
    .map(item => ({item, lines: linesOf(item, sides).filter(line => same || differs(line))}))
    .filter(({lines}) => lines.length > 0);
  const count = items.flatMap(item => linesOf(item, sides)).filter(differs).length;
  return (
    <Card>
      <Typography role="status" variant="body2" sx={{px: 2, py: 1.25, fontWeight: 600}}>
        {count === 0 ? t('rights.alike', {left: left.name, right: right.name}) : t('rights.differenceCount', {count})}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={t('rights.differences')}>
        <Table size="small" sx={{minWidth: 480}}>
          <TableHead>
            <TableRow>
              <TableCell>{t('rights.screen')}</TableCell>
              <TableCell>{t('rights.may')}</TableCell>
              <TableCell>{left.name}</TableCell>
              <TableCell>{right.name}</TableCell>
            </TableRow>
          </TableHead>
          {parts.map(({item, lines}) => (
            <TableBody key={item.id}>
              <TableRow sx={{backgroundColor: 'action.hover'}}>
                <TableCell component="th" scope="rowgroup" colSpan={4} sx={{fontWeight: 650}}>
                  {say(item.title)}
                </TableCell>
              </TableRow>
              {lines.map(line => (
                <TableRow key={line.id} hover>
                  <TableCell sx={{pl: `${16 + line.item.depth * 14}px`}}>{say(line.item.title)}</TableCell>
                  <TableCell>{t(line.part === 'view' ? 'rights.view' : 'rights.edit')}</TableCell>
                  {line.scopes.map((scope, side) => (
                    <TableCell key={side === 0 ? left.id : `right ${right.id}`}>
                      <ScopeCell scope={scope} strong={differs(line)} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          ))}
        </Table>
      </TableContainer>
    </Card>
  );
}

export default function RoleDifferences() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const [same, setSame] = useState(false);
  const {data: roles = [], error: rolesError} = useHolders('role');
  const {catalogue, error} = useCatalogue();
  const [left, right] = (['left', 'right'] as const).map(side => roles.find(({id}) => String(id) === query.get(side)));
  const ids = useMemo(() => [left, right].flatMap(role => (role ? [role.id] : [])), [left, right]);
  const {data: grants, error: grantsError} = useGrants('role', ids);
  const problem = error ?? rolesError ?? grantsError;
  const choose = (side: 'left' | 'right') => (id: number | undefined) => {
    const next = new URLSearchParams(query);
    if (id === undefined) next.delete(side);
    else next.set(side, String(id));
    setQuery(next, {replace: true});
  };
  const swap = () =>
    setQuery({...(right && {left: String(right.id)}), ...(left && {right: String(left.id)})}, {replace: true});
  const isReady = left && right && catalogue && grants?.has(left.id) && grants.has(right.id);
  return (
    <Box>
      <PageHeader title={t('rights.differences')} />
      <Card sx={{p: 1.5, mb: 1.5}}>
        <Stack direction={{xs: 'column', sm: 'row'}} spacing={1} sx={{alignItems: 'center'}}>
          <RoleField label={t('rights.left')} roles={roles} value={left} onChange={choose('left')} />
          <Tooltip title={t('rights.swap')}>
            <IconButton aria-label={t('rights.swap')} onClick={swap}>
              <SwapIcon />
            </IconButton>
          </Tooltip>
          <RoleField label={t('rights.right')} roles={roles} value={right} onChange={choose('right')} />
          <FormControlLabel
            control={<Switch checked={same} onChange={event => setSame(event.target.checked)} />}
            label={t('rights.showSame')}
            sx={{flex: 'none', ml: 0.5}}
            slotProps={{typography: {variant: 'body2'}}}
          />
        </Stack>
      </Card>
      {problem && (
        <Alert severity="error" sx={{mb: 1.5}}>
          {messageOf(problem)}
        </Alert>
      )}
      {!(left && right) && (
        <Card>
          <Typography variant="body2" color="textSecondary" sx={{p: 4, textAlign: 'center'}}>
            {t('rights.chooseTwo')}
          </Typography>
        </Card>
      )}
      {left && right && !isReady && !problem && <LinearProgress aria-label={t('common.loading')} />}
      {isReady && (
        <Comparison
          left={left}
          right={right}
          items={catalogue.items}
          sides={[grantsOf(grants, left.id), grantsOf(grants, right.id)]}
          same={same}
        />
      )}
    </Box>
  );
}

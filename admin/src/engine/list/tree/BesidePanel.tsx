/** The groups that a list is divided by, beside it: tag types beside tags. Choosing one narrows the list to it. */
import {memo, useMemo, useState} from 'react';
import {
  Box,
  Button,
  Card,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Tooltip,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import ManageIcon from '@mui/icons-material/SwapVert';
import {useQuery} from '@tanstack/react-query';
import type {Field} from '@emblem/schemas';
import {useCan} from '../../../access/session-context';
import {isHex, Swatch} from '../../../controls/colour/Swatch';
import {recordLabel} from '../../../controls/shared/record-label';
import {idsOf, targetOf} from '../../../controls/shared/relation-of';
import {useSay, useT} from '../../../i18n/hooks';
import {messageOf} from '../../../request/failure';
import {allRecords} from '../../../request/rest';
import {PageLink} from '../../../widgets/PageLink';
import {useLatest} from '../../../widgets/use-latest';
import {useRecordAction} from '../../actions/use-record-action';
import type {EntityRecord} from '../../../model/record';
import {LeadsBack, useLinkState} from '../../back';
import {pathsOf} from '../../../model/paths';
import {homeOf, viewOf, type EntityView} from '../../../model/views';
import {useFilterValues} from '../../list-state/list-state';
import {RowActionsProvider} from '../../rows/row-actions';
import {RowMenu} from '../../rows/RowMenu';
import {allIds, rowsOf, toTree, type TreeNode} from './tree';
import {LoadingRows} from '../../../widgets/LoadingRows';

const NONE: readonly EntityRecord[] = [];
/** The longest group list before it scrolls by itself. */
const HEIGHT = 500;
const INDENT = 16;

function useGroups(view: EntityView) {
  const {entity} = view;
  const {
    data = NONE,
    error,
    isPending,
  } = useQuery({
    queryKey: [entity.key, 'beside'],
    queryFn: ({signal}) => allRecords(entity.key, {}, entity.sort?.field ?? 'id', signal),
  });
  const parent = entity.fields.find(field => field.relation?.to === entity.key)?.name;
  const rows = useMemo<readonly TreeNode[]>(
    () =>
      parent === undefined
        ? data.map(record => ({record, depth: 0, children: []}))
        : rowsOf(toTree(data, parent), () => true),
    [data, parent],
  );
  return {rows, error, isPending};
}

interface GroupProps {
  readonly label: string;
  readonly depth?: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly menu?: React.ReactNode;
  readonly swatch?: React.ReactNode;
}

function Group({label, depth = 0, chosen, onChoose, menu, swatch}: GroupProps) {
  return (
    <ListItem disablePadding secondaryAction={menu} sx={{'& .MuiListItemSecondaryAction-root': {right: 4}}}>
      <ListItemButton
        selected={chosen}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
        sx={{py: 0.5, pl: `${12 + depth * INDENT}px`, pr: menu ? 9 : 1.5}}
      >
        {swatch}
        <ListItemText
          primary={label}
          slotProps={{primary: {variant: 'body2', noWrap: true, title: label, sx: {fontWeight: chosen ? 650 : 450}}}}
        />
      </ListItemButton>
    </ListItem>
  );
}

function hexOf(value: unknown): string | undefined {
  return isHex(value) ? value : undefined;
}

interface RecordGroupProps {
  readonly view: EntityView;
  readonly node: TreeNode;
  readonly chosen: boolean;
  readonly onChoose: (node: TreeNode) => void;
}

/** A library has a hundred of them, and most are as before whatever is done to the list. */
const RecordGroup = memo(({view, node, chosen, onChoose}: RecordGroupProps) => {
  const {entity} = view;
  const {record, depth} = node;
  const colour = entity.fields.find(each => each.control === 'colour');
  return (
    <Group
      label={recordLabel(entity, record)}
      depth={depth}
      chosen={chosen}
      onChoose={() => onChoose(node)}
      menu={<RowMenu view={view} record={record} />}
      swatch={
        colour && (
          <Box sx={{display: 'inline-flex', mr: 1}}>
            <Swatch colour={hexOf(record[colour.name])} />
          </Box>
        )
      }
    />
  );
});
RecordGroup.displayName = 'RecordGroup';

function Panel({field, view}: {readonly field: Field; readonly view: EntityView}) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {entity} = view;
  const {values, change} = useFilterValues();
  const {rows, error, isPending} = useGroups(view);
  const start = useRecordAction(undefined, view);
  const chosen = idsOf(values[field.name]);
  const paths = pathsOf(view);
  const state = useLinkState();
  // What is in a group below belongs to the group as well.
  const choose = useLatest((node?: TreeNode) => change({[field.name]: node && allIds([node])}));
  const isChosen = (node: TreeNode) =>
    node.record.id === chosen[0] && [1, allIds([node]).length].includes(chosen.length);
  return (
    <Card
      component="section"
      aria-label={say(entity.label)}
      sx={{width: {xs: '100%', md: 248}, flex: 'none', alignSelf: 'flex-start'}}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          pl: 1.5,
          pr: 0.75,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="body2" sx={{fontWeight: 650, flex: 1}}>
          {say(entity.label)}
        </Typography>
        <Tooltip title={t('beside.manage')}>
          <IconButton component={PageLink} to={paths.list} aria-label={`${t('beside.manage')}: ${say(entity.label)}`}>
            <ManageIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {entity.writable && can(entity, 'create') && (
          <Button
            variant="text"
            startIcon={<AddIcon />}
            component={PageLink}
            to={paths.create}
            state={state}
            aria-label={`${t('form.new')}: ${say(entity.label)}`}
          >
            {t('form.new')}
          </Button>
        )}
      </Box>
      {error && (
        <Typography variant="body2" color="error" sx={{p: 1.5}}>
          {messageOf(error)}
        </Typography>
      )}
      {isPending ? (
        <LoadingRows rows={3} height={32} sx={{p: 1.5}} />
      ) : (
        <RowActionsProvider start={start}>
          <List dense disablePadding sx={{maxHeight: {xs: 180, md: HEIGHT}, overflowY: 'auto', py: 0.5}}>
            <Group label={t('beside.all')} chosen={chosen.length === 0} onChoose={() => choose()} />
            {rows.map(node => (
              <RecordGroup key={node.record.id} view={view} node={node} chosen={isChosen(node)} onChoose={choose} />
            ))}
          </List>
        </RowActionsProvider>
      )}
    </Card>
  );
}

/** Nothing where the user may not read the groups. */
export function BesidePanel({field}: {readonly field: Field}) {
  const can = useCan();
  const [view] = useState(() => viewOf(homeOf(targetOf(field).key)));
  return view && can(view.entity, 'read') ? (
    <LeadsBack>
      <Panel field={field} view={view} />
    </LeadsBack>
  ) : null;
}

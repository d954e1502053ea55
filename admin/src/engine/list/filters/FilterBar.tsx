/** Search and filters: each filter a chip that opens its editor. */
import {useState} from 'react';
import {Box, Button, Chip, Menu, MenuItem, useMediaQuery, type Theme} from '@mui/material';
import AddIcon from '@mui/icons-material/FilterList';
import type {Field} from '@emblem/schemas';
import {useSession} from '../../../access/session-context';
import {controlFor} from '../../../controls/registry';
import {useSay, useT} from '../../../i18n/hooks';
import {chooseSelected, useChosenPlatforms} from '../../../access/platform-choice';
import {canSee} from '../../../access/field-rights';
import {DELETED, FIGURE, SEARCH, SWITCHED, WHERE} from '../../../model/filter-keys';
import {isLateFilter, isThisWeekFilter} from '../../../model/late';
import {asText} from '../../../model/parse';
import {isDeletedView, useFilterValues, useListState} from '../../list-state/list-state';
import {FilterChip, isActive} from '../../../controls/FilterChip';
import {SearchBox} from './SearchBox';
import {PresetChips} from './PresetChips';
import {SwitchChips} from './SwitchChips';
import {platformField} from './platform-filter';

/** The fields that can be filtered by; those the view names come first. */
function useFilterFields(): readonly Field[] {
  const session = useSession();
  const {view} = useListState();
  const {entity, list} = view;
  const possible = entity.fields.filter(
    field =>
      (field.stored || field.kind === 'references') &&
      canSee(session, entity, field) &&
      field.system !== 'version' &&
      field.system !== 'deletedAt' &&
      field.kind !== 'json' &&
      controlFor(field).filter !== undefined,
  );
  const first = list.filters ?? [];
  return [...possible].sort((a, b) => place(first, a) - place(first, b));
}

function place(names: readonly string[], field: Field): number {
  const index = names.indexOf(field.name);
  return index < 0 ? names.length : index;
}

/** How many of the view's filters are at hand without the menu, unless it says otherwise. */
const AT_HAND = 4;

/** Says that the list shows the platforms chosen in the navbar alone; on a narrow screen the way to see all again. */
function PlatformChip() {
  const t = useT();
  const {view} = useListState();
  const chosen = useChosenPlatforms();
  if (chosen.length === 0 || platformField(view.entity) === undefined) return null;
  return (
    <Chip
      label={t('platform.only', {names: chosen.map(({label}) => label).join(t('platform.separator'))})}
      color="info"
      variant="outlined"
      onDelete={() => chooseSelected([])}
      sx={{height: 28, maxWidth: 320}}
    />
  );
}

/** That only what was deleted is shown, and a condition that a link to the list has brought along. */
function ConditionChips() {
  const t = useT();
  const {values, change} = useFilterValues();
  return (
    <>
      {isDeletedView(values) && (
        <Chip
          label={t('list.deleted')}
          color="warning"
          variant="outlined"
          onDelete={() => change({[DELETED]: undefined})}
          sx={{height: 28}}
        />
      )}
      {values[WHERE] !== undefined && (
        <Chip
          label={asText(values[FIGURE]) ?? t('filter.condition')}
          title={t('filter.condition')}
          color="info"
          variant="outlined"
          onDelete={() => change({[WHERE]: undefined, [FIGURE]: undefined})}
          sx={{height: 28}}
        />
      )}
    </>
  );
}

interface FilterMenuProps {
  readonly fields: readonly Field[];
  readonly onChoose: (name: string) => void;
}

/** The filters that are not at hand. */
function FilterMenu({fields, onChoose}: FilterMenuProps) {
  const t = useT();
  const say = useSay();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={event => setMenu(event.currentTarget)}
      >
        {t('filter.more')}
      </Button>
      <Menu
        open={menu !== null}
        anchorEl={menu}
        onClose={() => setMenu(null)}
        slotProps={{paper: {sx: {maxHeight: 420, minWidth: 180}}}}
      >
        {fields.map(field => (
          <MenuItem
            key={field.name}
            onClick={() => {
              setMenu(null);
              onChoose(field.name);
            }}
          >
            {say(field.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export function FilterBar() {
  const t = useT();
  const {view} = useListState();
  const {values, change, replace} = useFilterValues();
  const fields = useFilterFields();
  const [opened, setOpened] = useState<string>();
  const wide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'));
  const pinned = wide ? (view.list.filters ?? []).slice(0, view.list.atHand ?? AT_HAND) : [];
  const hasChip = (field: Field) =>
    isActive(field, values) && !isLateFilter(field, values) && !isThisWeekFilter(field, values);
  const shown = fields.filter(field => hasChip(field) || field.name === opened || pinned.includes(field.name));
  const deleted = isDeletedView(values);
  const conditional = values[WHERE] !== undefined;
  const anything =
    deleted || conditional || values[SWITCHED] !== undefined || fields.some(field => isActive(field, values));
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {view.entity.search.length > 0 && <SearchBox />}
      <PresetChips />
      <PlatformChip />
      <ConditionChips />
      {shown.map(field => (
        <FilterChip
          key={field.name}
          field={field}
          open={opened === field.name}
          onOpen={() => setOpened(field.name)}
          onClose={() => setOpened(undefined)}
          values={values}
          change={change}
        />
      ))}
      <SwitchChips />
      <FilterMenu fields={fields.filter(field => !shown.includes(field))} onChoose={setOpened} />
      {anything && (
        <Button variant="text" color="secondary" onClick={() => replace({[SEARCH]: values[SEARCH]})}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}

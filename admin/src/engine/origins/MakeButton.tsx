/** What can be made from a record: one thing as a button of its own, several in a menu. */
import {useState} from 'react';
import {Button, ListItemText, Menu, MenuItem} from '@mui/material';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import type {Entity} from '@emblem/schemas';
import {usePredicateContext} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {useLinkState} from '../back';
import {abilityToMake, useMakes, type Make} from './makes';
import {makePath} from './origin';

interface MakeItemsProps {
  readonly makes: readonly Make[];
  readonly record: EntityRecord;
  readonly onChoose?: () => void;
}

/** As entries of a menu; those that cannot be made with the reason below their names. */
export function MakeItems({makes, record, onChoose}: MakeItemsProps) {
  const t = useT();
  const say = useSay();
  const state = useLinkState();
  const context = usePredicateContext();
  return makes.map(({view, origin}) => {
    const ability = abilityToMake(origin, record, context);
    const key = `${view.entity.key}.${origin.via}`;
    // Not `disabled`: the entry must stay reachable so that its reason can be read.
    if (ability !== true)
      return (
        <MenuItem key={key} aria-disabled sx={{cursor: 'default'}}>
          <ListItemText
            primary={say(origin.label)}
            secondary={ability || t('action.notAllowed')}
            slotProps={{
              primary: {variant: 'body2', color: 'textDisabled'},
              secondary: {variant: 'caption', sx: {whiteSpace: 'normal', maxWidth: 260}},
            }}
          />
        </MenuItem>
      );
    return (
      <MenuItem
        key={key}
        component={PageLink}
        to={makePath(view, {origin, id: record.id})}
        state={state}
        onClick={onChoose}
      >
        <ListItemText primary={say(origin.label)} slotProps={{primary: {variant: 'body2'}}} />
      </MenuItem>
    );
  });
}

interface MakeButtonProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
}

function SingleButton({make: {view, origin}, record}: {readonly make: Make; readonly record: EntityRecord}) {
  const say = useSay();
  const state = useLinkState();
  const context = usePredicateContext();
  const ability = abilityToMake(origin, record, context);
  return (
    <AbilityTooltip ability={ability}>
      <Button variant="outlined" component={PageLink} to={makePath(view, {origin, id: record.id})} state={state}>
        {say(origin.label)}
      </Button>
    </AbilityTooltip>
  );
}

export function MakeButton({entity, record}: MakeButtonProps) {
  const t = useT();
  const makes = useMakes(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = makes;
  if (!first || record[entity.system.deletedAt]) return null;
  if (makes.length === 1) return <SingleButton make={first} record={record} />;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('origins.make')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MakeItems makes={makes} record={record} onChoose={() => setAnchor(null)} />
      </Menu>
    </>
  );
}

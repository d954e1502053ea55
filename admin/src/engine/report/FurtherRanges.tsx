/** Periods beside those that stand as buttons: chosen from a list, whose button says which it is. */
import {useId, useState} from 'react';
import {Button, Menu, MenuItem} from '@mui/material';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import {useT} from '../../i18n/hooks';
import {FURTHER_RANGES, type Range} from './period';

interface FurtherRangesProps {
  readonly range: Range | undefined;
  readonly onChoose: (range: Range) => void;
}

export function FurtherRanges({range, onChoose}: FurtherRangesProps) {
  const t = useT();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = FURTHER_RANGES.find(each => each === range);
  return (
    <>
      <Button
        id={id}
        size="small"
        variant={chosen ? 'contained' : 'outlined'}
        color={chosen ? 'primary' : 'secondary'}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {chosen ? t(`report.${chosen}`) : t('report.furtherRanges')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{list: {'aria-labelledby': id}}}
      >
        {FURTHER_RANGES.map(each => (
          <MenuItem
            key={each}
            selected={each === chosen}
            onClick={() => {
              setAnchor(null);
              onChoose(each);
            }}
          >
            {t(`report.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

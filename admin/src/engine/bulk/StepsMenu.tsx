/** The steps and switches that the selected records can be taken through, in a menu. */
import {useState} from 'react';
import {Button, Menu, MenuItem} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {BulkAct} from './use-bulk-acts';

interface StepsMenuProps {
  readonly acts: readonly BulkAct[];
  readonly onChoose: (act: BulkAct) => void;
}

export function StepsMenu({acts, onChoose}: StepsMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {t('bulk.state')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {acts.map(each => (
          <MenuItem
            key={each.label}
            onClick={() => {
              setAnchor(null);
              onChoose(each);
            }}
          >
            {each.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

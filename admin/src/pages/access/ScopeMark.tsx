/** Which records a right reaches: a letter that opens the choice of another reach. */
import {useState} from 'react';
import {Box, ListItemText, Menu, MenuItem, styled} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {SCOPES, type Scope} from './changes';

const Mark = styled('button')(({theme}) => ({
  appearance: 'none',
  border: 0,
  padding: 0,
  minWidth: 18,
  height: 18,
  borderRadius: 4,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 650,
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  '&:hover:enabled': {backgroundColor: theme.palette.action.selected},
  '&[data-scope="own"], &[data-scope="department"], &[data-scope="platform"]': {color: theme.palette.info.main},
  '&:focus-visible': {outline: `2px solid ${theme.palette.text.primary}`},
  '&:disabled': {cursor: 'default'},
}));

interface ScopeMarkProps {
  readonly scope: Scope;
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (scope: Scope) => void;
}

export function ScopeMark({scope, label, disabled, onChange}: ScopeMarkProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = `${label}: ${t(`rights.scope.${scope}`)}`;
  return (
    <>
      <Mark
        type="button"
        data-scope={scope}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        disabled={disabled}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t(`rights.scopeMark.${scope}`)}
      </Mark>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {SCOPES.map(each => (
            <MenuItem
              key={each}
              selected={each === scope}
              onClick={() => {
                setAnchor(null);
                onChange(each);
              }}
            >
              <Box component="span" sx={{width: 24, fontWeight: 650}}>
                {t(`rights.scopeMark.${each}`)}
              </Box>
              <ListItemText>{t(`rights.scope.${each}`)}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

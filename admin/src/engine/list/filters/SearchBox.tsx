/** The search over an entity's searchable properties; `/` puts the cursor there. */
import {useEffect, useRef, useState} from 'react';
import {IconButton, InputAdornment, TextField} from '@mui/material';
import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import {useDebounced} from '../../../controls/shared/use-debounced';
import {useT} from '../../../i18n/hooks';
import {asText} from '../../../model/parse';
import {isForPage} from '../../../widgets/keys';
import {SEARCH} from '../../../model/filter-keys';
import {useFilterValues} from '../../list-state/list-state';

export function SearchBox() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const {values, change} = useFilterValues();
  const [home] = useState(() => window.location.pathname);
  const search = (value: string) => {
    // While the next page is being fetched this one is still there; a search that came late would lead back to it.
    if (window.location.pathname === home) change({[SEARCH]: value.trim() === '' ? undefined : value.trim()});
  };
  const [text, setText] = useDebounced(asText(values[SEARCH]) ?? '', search);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isForPage(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <TextField
      type="search"
      placeholder={t('list.search')}
      value={text}
      onChange={event => setText(event.target.value)}
      inputRef={input}
      sx={{width: {xs: '100%', sm: 240}}}
      slotProps={{
        htmlInput: {'aria-label': t('list.search'), 'aria-keyshortcuts': '/', style: {WebkitAppearance: 'none'}},
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? undefined : (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={t('field.clear')} onClick={() => setText('')}>
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}

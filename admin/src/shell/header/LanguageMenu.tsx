/** Chooses the language of the interface (CO-023). */
import {useState} from 'react';
import {Button, Menu, MenuItem} from '@mui/material';
import TranslateIcon from '@mui/icons-material/Translate';
import {reloadWithTyped} from '../../engine/form/typed';
import {useLocale, useT} from '../../i18n/hooks';
import {chooseLocale, LOCALES, type Locale} from '../../i18n/i18n';
import {keepLocale} from '../../preferences/store';

export function LanguageMenu() {
  const t = useT();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: Locale) => {
    setAnchor(null);
    chooseLocale(chosen, keepLocale, reloadWithTyped);
  };
  const current = LOCALES.find(each => each.locale === locale);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<TranslateIcon />}
        aria-haspopup="menu"
        aria-label={t('shell.language')}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{minWidth: 0, '& .MuiButton-startIcon': {mr: {xs: 0, sm: 0.75}, ml: 0}}}
      >
        <span className="wide-only">{current?.name}</span>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LOCALES.map(each => (
          <MenuItem
            key={each.locale}
            lang={each.locale}
            selected={each.locale === locale}
            onClick={() => choose(each.locale)}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

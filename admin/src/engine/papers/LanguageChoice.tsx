/** The languages that a paper can be had in, the usual one first. */
import {TextField} from '@mui/material';
import type {PaperHead} from '@emblem/schemas';
import {languageName} from '../../controls/language/language-name';
import {useLocale, useT} from '../../i18n/hooks';
import {usualLanguage} from '../../model/papers';

interface LanguageChoiceProps {
  readonly paper: PaperHead;
  readonly value: string;
  /** The customer's language, where it is known. */
  readonly own?: string;
  readonly onChange: (language: string) => void;
}

export function LanguageChoice({paper, value, own, onChange}: LanguageChoiceProps) {
  const t = useT();
  const locale = useLocale();
  const usual = usualLanguage(paper, locale);
  if (paper.languages.length < 2) return null;
  const known = own !== undefined && paper.languages.includes(own) ? languageName(own, locale) : undefined;
  const first = usual === '' ? (known ? t('papers.customers', {language: known}) : t('papers.customer')) : undefined;
  const others = [...paper.languages].sort((left, right) => Number(right === usual) - Number(left === usual));
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('papers.language')}
      value={value}
      onChange={event => onChange(event.target.value)}
      slotProps={{select: {native: true}, inputLabel: {shrink: true}}}
      sx={{minWidth: 200}}
    >
      {first !== undefined && <option value="">{first}</option>}
      {others.map(language => (
        <option key={language} value={language}>
          {languageName(language, locale)}
        </option>
      ))}
    </TextField>
  );
}

/** Says how much says nothing, and shows it. */
import {Button} from '@mui/material';
import MoreIcon from '@mui/icons-material/ExpandMore';
import LessIcon from '@mui/icons-material/ExpandLess';
import {useT} from '../../i18n/hooks';

interface FoldButtonProps {
  readonly count: number;
  /** The names of whole sections that are folded. */
  readonly sections?: readonly string[];
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** One line at the end of what is shown; on paper it has nothing to say. */
export function FoldButton({count, sections = [], isOpen, onTurn}: FoldButtonProps) {
  const t = useT();
  const folded =
    sections.length > 0
      ? t('record.sectionsEmpty', {count, sections: sections.join(t('common.comma'))})
      : t('record.moreEmpty', {count});
  return (
    <Button
      size="small"
      color="inherit"
      aria-expanded={isOpen}
      startIcon={isOpen ? <LessIcon /> : <MoreIcon />}
      onClick={onTurn}
      sx={{
        ml: -0.75,
        px: 0.75,
        color: 'text.secondary',
        fontWeight: 500,
        textAlign: 'start',
        '& .MuiButton-startIcon': {alignSelf: 'flex-start', mt: 0.25},
        displayPrint: 'none',
      }}
    >
      {isOpen ? t('record.foldEmpty') : folded}
    </Button>
  );
}

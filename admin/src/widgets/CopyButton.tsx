/** Puts a text into the clipboard, and says that it did. */
import {IconButton, Tooltip} from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {useNotify} from 'react-admin';

interface CopyButtonProps {
  readonly text: string;
  /** What it does, as its name and hint. */
  readonly label: string;
  /** Said once the text is in the clipboard. */
  readonly copied: string;
  readonly onCopied?: () => void;
}

export function CopyButton({text, label, copied, onCopied}: CopyButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(copied, {type: 'success'});
    onCopied?.();
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <CopyIcon sx={{fontSize: 16}} />
      </IconButton>
    </Tooltip>
  );
}

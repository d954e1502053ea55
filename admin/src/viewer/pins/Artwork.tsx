/** The files of artwork, one below the other: pictures with their pins, anything else to be opened. */
import OpenIcon from '@mui/icons-material/OpenInNew';
import {Box, Button, Card} from '@mui/material';
import {safeLink} from '../../formatting/safe-link';
import {kindOf, nameOf} from '../kinds';
import {PinnedPicture, type PinEditing} from './PinnedPicture';
import type {Pin} from './pins';

interface ArtworkProps {
  readonly files: readonly string[];
  readonly name: string;
  readonly openLabel: string;
  readonly pins: readonly Pin[];
  readonly labelOf: (number: number) => string;
  readonly editing?: Omit<PinEditing, 'add'> & {readonly add: (file: number, x: number, y: number) => void};
  /** CSS. */
  readonly maxHeight?: string;
}

export function Artwork({files, name, openLabel, pins, labelOf, editing, maxHeight}: ArtworkProps) {
  return files.map((file, index) => {
    const url = safeLink(file);
    if (url === undefined) return null;
    return (
      <Card key={file} sx={{p: {xs: 1.5, sm: 2}, textAlign: 'center', backgroundColor: '#fff'}}>
        {kindOf(url) === 'image' ? (
          <PinnedPicture
            url={url}
            alt={files.length > 1 ? `${name} (${index + 1})` : name}
            file={index}
            pins={pins}
            labelOf={labelOf}
            maxHeight={maxHeight}
            editing={editing && {...editing, add: (x, y) => editing.add(index, x, y)}}
          />
        ) : (
          <Box>
            <Button variant="outlined" startIcon={<OpenIcon />} href={url} target="_blank" rel="noreferrer">
              {`${openLabel}: ${nameOf(url)}`}
            </Button>
          </Box>
        )}
      </Card>
    );
  });
}

/** A picture with numbered pins, which are set and moved where somebody may. */
import {useRef, type MouseEvent} from 'react';
import {Box} from '@mui/material';
import {Marker} from './Marker';
import type {Pin} from './pins';

export interface PinEditing {
  /** Shares of the picture. */
  readonly add: (x: number, y: number) => void;
  /** The pin of this place among all. */
  readonly move: (index: number, x: number, y: number) => void;
  readonly choose: (index: number) => void;
  /** What a press on the picture does. */
  readonly hint: string;
}

interface PinnedPictureProps {
  readonly url: string;
  readonly alt: string;
  /** Which of the files it is. */
  readonly file: number;
  readonly pins: readonly Pin[];
  readonly labelOf: (number: number) => string;
  readonly editing?: PinEditing;
  /** CSS. */
  readonly maxHeight?: string;
}

export function PinnedPicture({url, alt, file, pins, labelOf, editing, maxHeight = '75vh'}: PinnedPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const at = ({clientX, clientY}: {readonly clientX: number; readonly clientY: number}) => {
    const frame = picture.current?.getBoundingClientRect();
    if (!frame || frame.width === 0 || frame.height === 0) return undefined;
    return {x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height};
  };
  const add = (event: MouseEvent) => {
    // Pressed by the keyboard it has no place: the pin begins in the middle.
    const point = event.detail === 0 ? {x: 0.5, y: 0.5} : at(event);
    if (point) editing?.add(point.x, point.y);
  };
  const image = (
    <Box
      component="img"
      ref={picture}
      src={url}
      alt={alt}
      draggable={false}
      sx={{display: 'block', maxWidth: '100%', maxHeight, width: 'auto', height: 'auto', minWidth: 48}}
    />
  );
  return (
    <Box sx={{position: 'relative', width: 'fit-content', maxWidth: '100%', mx: 'auto', lineHeight: 0}}>
      {editing ? (
        <Box
          component="button"
          type="button"
          aria-label={`${alt}: ${editing.hint}`}
          onClick={add}
          sx={{
            display: 'block',
            p: 0,
            border: 0,
            background: 'none',
            maxWidth: '100%',
            cursor: 'crosshair',
            '&:focus-visible': {outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2},
          }}
        >
          {image}
        </Box>
      ) : (
        image
      )}
      {pins.map((pin, index) =>
        pin.file === file ? (
          <Marker
            // A pin has no other name than its place among them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            pin={pin}
            number={index + 1}
            label={labelOf(index + 1)}
            at={at}
            moves={editing && {to: (x, y) => editing.move(index, x, y), chosen: () => editing.choose(index)}}
          />
        ) : null,
      )}
    </Box>
  );
}

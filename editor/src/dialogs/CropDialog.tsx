import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {ReactCrop, type PercentCrop} from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type {Rect, Size} from '../document/matrix';
import {BOX_RATIO, largestBox, PREVIEW_SIZE, previewOf, wholePixels} from '../import/crop';
import type {Cropping} from '../store/state';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {IconButton} from '../ui/IconButton';
import {keepRecent, readRecent} from '../ui/recent';
import type {Translate} from '../i18n/keys';
import {useText} from '../ui/use-text';

/** Shapes of the box; it opens around the whole picture, so that nothing is lost unasked (ED-441). */
const SHAPES = ['whole', 'free', '1:1', '2:1'] as const;
type Shape = (typeof SHAPES)[number];
const RATIO: Readonly<Record<Shape, number | undefined>> = {
  '2:1': BOX_RATIO,
  '1:1': 1,
  free: undefined,
  whole: undefined,
};

/** Room for the grips around a picture that fills the area, px. */
const EDGE = 12;

const ZOOMS = [1, 1.5, 2, 3, 4];

function firstShape(): Shape {
  const [kept] = readRecent('editor.cropShape');
  return SHAPES.find(shape => shape === kept) ?? 'whole';
}

const percentOf = (box: Rect, {width, height}: Size): PercentCrop => ({
  unit: '%',
  x: (box.left / width) * 100,
  y: (box.top / height) * 100,
  width: (box.width / width) * 100,
  height: (box.height / height) * 100,
});

const boxOf = ({x, y, width, height}: PercentCrop, size: Size): Rect =>
  wholePixels(
    {
      left: (x / 100) * size.width,
      top: (y / 100) * size.height,
      width: (width / 100) * size.width,
      height: (height / 100) * size.height,
    },
    size,
  );

const startOf = (shape: Shape, size: Size): PercentCrop => percentOf(largestBox(size, RATIO[shape]), size);

/** Asks which part of a chosen picture is used (ED-118..122). */
export default function CropDialog({crop}: {readonly crop: Cropping}) {
  const t = useText();
  const [shape, setShape] = useState(firstShape);
  const [box, setBox] = useState(() => startOf(shape, crop));
  const [zoom, setZoom] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const shown = useFitted(area, crop, ZOOMS[zoom] ?? 1);
  const part = useMemo(() => boxOf(box, crop), [box, crop]);

  function choose(next: Shape): void {
    setShape(next);
    if (next !== 'free') setBox(startOf(next, crop));
    keepRecent('editor.cropShape', [next]);
  }

  function change(next: PercentCrop): void {
    if (next.width === 0 || next.height === 0) return;
    setBox(next);
    if (shape === 'whole') setShape('free');
  }

  return (
    <Dialog title={t('crop.title')} wide onClose={() => crop.reply(undefined)}>
      <div className="form crop">
        <p>{t('crop.lead', {name: crop.name})}</p>
        <div ref={area} className="crop-area">
          <ReactCrop
            crop={box}
            {...(RATIO[shape] === undefined ? {} : {aspect: RATIO[shape]})}
            keepSelection
            ruleOfThirds
            ariaLabels={labels(t)}
            onChange={(_, percent) => change(percent)}
          >
            <img src={crop.url} alt={crop.name} style={shown} />
          </ReactCrop>
        </div>
        <div className="crop-tools">
          <div className="chips" role="group" aria-label={t('crop.shape')}>
            {SHAPES.map(entry => (
              <button
                key={entry}
                type="button"
                className="chip"
                aria-pressed={shape === entry}
                onClick={() => choose(entry)}
              >
                {shapeName(entry, t)}
              </button>
            ))}
          </div>
          <div className="segment" role="group" aria-label={t('crop.zoom')}>
            <IconButton
              icon="zoom-out"
              label={t('crop.zoomOut')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <IconButton
              icon="zoom-in"
              label={t('crop.zoomIn')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
          </div>
          <figure className="crop-preview">
            <Preview url={crop.url} width={crop.width} part={part} />
            <figcaption>{t('crop.size', {width: part.width, height: part.height})}</figcaption>
          </figure>
        </div>
        <div className="form-buttons">
          <Button onClick={() => crop.reply(undefined)}>{t('crop.cancel')}</Button>
          <Button kind="primary" onClick={() => crop.reply(part)}>
            {t('crop.continue')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The picture's size on the screen: at zoom 1 it fits into the area. */
function useFitted(area: RefObject<HTMLElement | null>, {width, height}: Size, zoom: number): Size {
  const [room, setRoom] = useState<Size>({width: 0, height: 0});
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({width: element.clientWidth, height: element.clientHeight}));
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  const scale = Math.max(0, Math.min((room.width - 2 * EDGE) / width, (room.height - 2 * EDGE) / height)) * zoom;
  return {width: width * scale, height: height * scale};
}

function shapeName(shape: Shape, t: Translate): string {
  if (shape === 'free') return t('crop.free');
  return shape === 'whole' ? t('crop.whole') : shape;
}

function labels(t: Translate) {
  const handle = t('crop.handle');
  return {
    cropArea: t('crop.box'),
    nwDragHandle: handle,
    nDragHandle: handle,
    neDragHandle: handle,
    eDragHandle: handle,
    seDragHandle: handle,
    sDragHandle: handle,
    swDragHandle: handle,
    wDragHandle: handle,
  };
}

/** The part as the PNG that is made of it (ED-440). */
function Preview({url, width, part}: {readonly url: string; readonly width: number; readonly part: Rect}) {
  const t = useText();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    const draw = async (): Promise<void> => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const blob = await previewOf(image, part, image.naturalWidth / width);
      if (left) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    draw().catch(() => setAddress(null));
    return () => {
      left = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [url, width, part]);
  return address === null ? (
    <span className="crop-preview-empty" />
  ) : (
    <img src={address} width={PREVIEW_SIZE} height={PREVIEW_SIZE} alt={t('crop.preview')} />
  );
}

import {lazy, Suspense} from 'react';
import {editObject} from '../actions/selection/edit-object';
import {openReplace} from '../actions/picture/replace-picture';
import type {ImageObject} from '../document/types';
import {dotsPerInch} from '../document/units';
import {productArea} from '../store/product-area';
import {Button} from '../ui/Button';
import {useEditorState, useRun, useSelected, useSide} from '../ui/editor-context';
import {Slider} from '../ui/Slider';
import {thumbnailOf} from '../ui/thumbnail';
import {useText} from '../ui/use-text';
import {ClipartPanel} from './ClipartPanel';
import {EditColour} from './EditColour';
import {PanelHead} from '../ui/PanelHead';

const PictureLooks = lazy(() => import('./PictureLooks'));

/** What edits the selected picture (ED-089..092). */
export function PicturePanel() {
  const t = useText();
  const {runWith, run} = useRun();
  const picture = useSelected().find((object): object is ImageObject => object.kind === 'image');
  if (!picture) return <ClipartPanel />;
  return (
    <>
      <PanelHead title={t('picture.title')} />
      <div className="panel-body panel-form">
        <fieldset className="plain" disabled={!picture.selectable}>
          <div className="picture-current">
            <img src={thumbnailOf(picture.src, 512)} alt={t('picture.current')} />
          </div>
          <Button icon="picture" onClick={() => run(openReplace)}>
            {t('picture.replace')}
          </Button>
          <PrintSize picture={picture} />
          <Slider
            label={t('picture.rotation')}
            value={picture.angle}
            min={-360}
            max={360}
            unit="°"
            onChange={angle => runWith(editObject, {patch: {angle}, capture: 'grouped'})}
          />
          <Slider
            label={t('picture.size')}
            value={picture.scaleX}
            min={0.01}
            max={5}
            step={0.01}
            digits={2}
            onChange={scale => runWith(editObject, {patch: {scale}, capture: 'grouped'})}
          />
          <Slider
            label={t('picture.opacity')}
            value={Math.round(picture.opacity * 100)}
            min={0}
            max={100}
            unit="%"
            onChange={opacity => runWith(editObject, {patch: {opacity: opacity / 100}, capture: 'grouped'})}
          />
          <EditColour picture={picture} />
          <Suspense>
            <PictureLooks picture={picture} />
          </Suspense>
        </fieldset>
      </div>
    </>
  );
}

/** How large and how sharp the picture comes out, where the product has a size. */
function PrintSize({picture}: {readonly picture: ImageObject}) {
  const t = useText();
  const side = useSide();
  const product = useEditorState(state => state.product);
  const position = useEditorState(state => state.position);
  const mmPerPixel = productArea(side, product, position)?.mmPerPixel;
  if (mmPerPixel === undefined) return null;
  const millimetres = (pixels: number): string => (pixels * mmPerPixel).toFixed(1);
  const size = {
    width: millimetres(picture.width * picture.scaleX),
    height: millimetres(picture.height * picture.scaleY),
  };
  const vector = /\.svg($|\?)/i.test(picture.src);
  const dpi = Math.round(dotsPerInch(picture.scaleX, mmPerPixel));
  return (
    <p className="picture-print">
      {vector ? t('picture.printSizeOnly', size) : t('picture.printSize', {...size, dpi})}
    </p>
  );
}

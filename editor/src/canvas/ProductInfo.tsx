import {toggleLines, zoomToDetail, zoomProduct} from '../actions/view';
import {workspaceOf} from '../document/side';
import {hasOwnShape, isThin} from '../store/product-area';
import {Button} from '../ui/Button';
import {useEditorState, useRun, useSide} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';
import {useProductArea} from './use-product-area';

const LEGEND = ['cut', 'bleed', 'safe'] as const;

const roundMm = (mm: number): string => String(Math.round(mm * 10) / 10);

/**
 * How large the product is printed, what its lines mean, and ways to look at one that is not square. Stickers
 * show their size in their own settings.
 */
export function ProductInfo() {
  const t = useText();
  const {run} = useRun();
  const side = useSide();
  const area = useProductArea();
  const areLinesShown = useEditorState(state => state.lines);
  const isSticker = useEditorState(state => state.product.isSticker);
  const workspace = workspaceOf(side);
  if (!workspace || area?.mmPerPixel === undefined || isSticker) return null;
  const {cut, mmPerPixel, safeMm} = area;
  return (
    <section className="product-info" aria-label={t('area.label')}>
      <div className="product-info-row">
        <strong>
          {t('area.size', {width: roundMm(cut.width * mmPerPixel), height: roundMm(cut.height * mmPerPixel)})}
        </strong>
        <IconButton
          icon="lines"
          label={t('area.lines')}
          aria-pressed={areLinesShown}
          onClick={() => run(toggleLines)}
        />
      </div>
      <div className="product-info-row">
        {hasOwnShape(area, workspace) && <Button onClick={() => run(zoomProduct)}>{t('area.whole')}</Button>}
        {isThin(area) && <Button onClick={() => run(zoomToDetail)}>{t('area.detail')}</Button>}
      </div>
      {areLinesShown && (
        <ul className="product-legend">
          {LEGEND.filter(line => line !== 'safe' || safeMm > 0).map(line => (
            <li key={line} title={t(`area.${line}Help`)}>
              <span className={`product-line product-line-${line}`} aria-hidden="true" />
              {t(`area.${line}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

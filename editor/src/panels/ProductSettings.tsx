import {basesOf} from '../actions/colour/plating';
import {Dialog} from '../ui/Dialog';
import {Button} from '../ui/Button';
import {useEditorState, useSide, useWorkbench} from '../ui/editor-context';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';
import {FinishSettings} from './FinishSettings';
import {StickerSettings} from './StickerSettings';

/** Whether the open product is a sticker, and whether it is made of a metal that can be chosen (ED-005, ED-443). */
function useChoices(): {readonly sticker: boolean; readonly finish: boolean} {
  const sticker = useEditorState(state => state.product.isSticker);
  const isMetal = useEditorState(state => state.product.isMetal);
  const side = useSide();
  return {sticker, finish: isMetal && basesOf(side).length > 0};
}

/** What can be chosen of the product itself; nothing for most products. On the start panel. */
export function ProductSettings() {
  const {sticker, finish} = useChoices();
  return (
    <>
      {sticker && <StickerSettings />}
      {finish && <FinishSettings />}
    </>
  );
}

/** Leads to the settings: to the start panel, or on phones to a drawer. */
export function ProductButton() {
  const t = useText();
  const phone = usePhone();
  const {editor} = useWorkbench();
  const {sticker, finish} = useChoices();
  if (!sticker && !finish) return null;
  const open = (): void => {
    if (phone) editor.set({dialog: 'product'});
    else editor.closePanel();
  };
  return (
    <Button className="product-button" onClick={open}>
      {t(sticker ? 'product.open' : 'product.finish')}
    </Button>
  );
}

export function ProductDialog() {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <Dialog title={t('product.options')} onClose={() => editor.set({dialog: null})}>
      <div className="form">
        <ProductSettings />
      </div>
    </Dialog>
  );
}

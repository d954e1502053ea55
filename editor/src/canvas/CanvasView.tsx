import {useCallback, useEffect, useRef, useState} from 'react';
import {Scene} from '../scene/scene';
import {useWorkbench} from '../ui/editor-context';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';
import {ContextMenu} from './ContextMenu';
import {DrawingNote} from './DrawingNote';
import {FloatingBar} from './FloatingBar';
import {Overlay} from './Overlay';
import {ProductInfo} from './ProductInfo';
import {TypingField} from './TypingField';
import {usePointers} from './use-pointers';

/** The canvas with everything that lies on it. The drawing itself belongs to the scene. */
export function CanvasView() {
  const t = useText();
  const {editor, assets} = useWorkbench();
  const phone = usePhone();
  const host = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{readonly x: number; readonly y: number} | null>(null);

  useEffect(() => {
    if (!host.current) return undefined;
    const scene = new Scene(host.current, editor, assets);
    return () => scene.dispose();
  }, [editor, assets]);
  usePointers(host, setMenu);
  const closeMenu = useCallback(() => setMenu(null), []);

  return (
    <div className="canvas">
      <div
        ref={host}
        className="canvas-host"
        role="application"
        tabIndex={-1}
        aria-label={`${t('app.canvas')}. ${t('app.canvasHelp')}`}
      />
      <Overlay />
      <TypingField />
      <DrawingNote />
      {!phone && <ProductInfo />}
      {!phone && <FloatingBar onMore={setMenu} />}
      {menu && <ContextMenu place={menu} onClose={closeMenu} />}
    </div>
  );
}

import {useEffect} from 'react';
import {useWorkbench} from '../ui/editor-context';
import {usePhone} from '../ui/use-phone';

/** The height of a phone's open panel and of the tools above it, as the style sheet has them. */
const PANEL_SHARE = 0.4;
const MAX_PANEL = 420;
const TOOLS = 52;

/**
 * Tells the editor how much of a phone's canvas lies below panels. Taken anew when the phone is turned, not when its
 * keyboard opens.
 */
export function useCover(): void {
  const {editor} = useWorkbench();
  const phone = usePhone();
  useEffect(() => {
    let width = 0;
    const measure = (): void => {
      if (innerWidth === width) return;
      width = innerWidth;
      editor.cover(phone ? Math.min(innerHeight * PANEL_SHARE, MAX_PANEL) + TOOLS : 0);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [editor, phone]);
}

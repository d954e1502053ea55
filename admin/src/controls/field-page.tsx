/** Pages that show or edit fields come together with the controls; the frame around them waits for neither. */
import {lazy, type ComponentType} from 'react';
import {ControlsProvider} from './controls-context';

export function fieldPage(load: () => Promise<{readonly default: ComponentType}>) {
  return lazy(async () => {
    const [{default: Page}, {controls}] = await Promise.all([load(), import('./registry')]);
    return {
      default: () => (
        <ControlsProvider controls={controls}>
          <Page />
        </ControlsProvider>
      ),
    };
  });
}

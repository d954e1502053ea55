/** Pages that show or edit fields come together with the controls; the frame around them waits for neither. */
import {lazy, type ComponentType} from 'react';
import {ControlsProvider} from './controls-context';

export function fieldPage<Props extends object = object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
) {
  return lazy(async () => {
    const [{default: Page}, {controls}] = await Promise.all([load(), import('./registry')]);
    return {
      default: (props: Props) => (
        <ControlsProvider controls={controls}>
          <Page {...props} />
        </ControlsProvider>
      ),
    };
  });
}

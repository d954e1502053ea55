/** What straight and curved text have in common. */
import type {AnyText} from '../../document/types';
import {CORNERS, type ObjectKind} from '../kind';
import {letteringFlaws} from './flaws';

export const lettering: Omit<ObjectKind<AnyText>, 'format' | 'estimate'> = {
  editor: 'text',
  matters: 'words',
  grips: () => CORNERS,
  name: ({text}) => text.replaceAll(/\s+/g, ' ').trim() || '…',
  describe: (_object, name, t) => t('describe.text', {name}),
  thumbnail: ({fill}) => ({icon: 'text', colour: fill}),
  // Swashes and accents stay within the height of the letters around their box.
  margin: ({fontSize, stroke, strokeWidth}) => fontSize + (stroke === null ? 0 : strokeWidth),
  needs: ({fontFamily, text}) => ({lettering: {fontFamily, text}}),
  flaws: letteringFlaws,
};

/** `POST /image/ocrArtworkParam`: the parameters that are written on a picture of artwork (CO-586). */
import {requireToken} from '../../access/limits/throttle';
import type {Act} from '../../context';
import {openOcr} from '../../integrations/ocr';
import {withServiceFailure} from '../../integrations/services/account';
import {parameterLines} from './parameter-lines';

export const readArtworkParameters: Act<'readArtworkParameters'> = {
  name: 'readArtworkParameters',
  async run(context, {image}) {
    const ocr = await openOcr(context);
    await requireToken(context, 'ocr');
    const text = await withServiceFailure(context, 'ocr', () => ocr.read(image.slice(image.indexOf(',') + 1)));
    return {text, parameters: parameterLines(text)};
  },
};

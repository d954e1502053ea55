/** Text in pictures by Google's Cloud Vision. */
import {ProviderFailure} from '../provider-failure';
import {ask} from '../services/ask';
import type {Adapter, ServiceAccount} from '../services/adapter';
import {at, textAt} from '../services/read-answer';
import type {Ocr} from './port';

const VISION = 'https://vision.googleapis.com';

function open({url = VISION, key}: ServiceAccount): Ocr {
  return {
    async read(image) {
      const answer = await ask(`${url}/v1/images:annotate`, {
        headers: {'X-Goog-Api-Key': key},
        json: {requests: [{image: {content: image}, features: [{type: 'TEXT_DETECTION'}]}]},
      });
      const found = at(answer, 'responses', '0');
      if (at(found, 'error') !== undefined) throw new ProviderFailure('refused', 'Vision does not read this picture.');
      if (typeof found !== 'object' || found === null)
        throw new ProviderFailure('unreachable', 'Vision answered nothing.');
      return textAt(found, 'fullTextAnnotation', 'text') ?? textAt(found, 'textAnnotations', '0', 'description') ?? '';
    },
  };
}

export const googleVision: Adapter<Ocr> = {needs: [], open};

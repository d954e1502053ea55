/**
 * Translation by version 2 of Google's Cloud Translation, whose key and bill can be those of addresses and OCR. It
 * knows all 18 languages of the platforms.
 */
import {ask} from '../services/ask';
import type {Adapter, ServiceAccount} from '../services/adapter';
import {at, mustText, textAt} from '../services/read-answer';
import type {Translation} from './port';

const GOOGLE = 'https://translation.googleapis.com';

function open({url = GOOGLE, key}: ServiceAccount): Translation {
  return {
    async translate(text, to) {
      const answer = await ask(`${url}/language/translate/v2`, {
        headers: {'X-Goog-Api-Key': key},
        // Plain text, or what is a sign of HTML would come back as an entity.
        json: {q: text, target: to, format: 'text'},
      });
      const first = at(answer, 'data', 'translations', '0');
      return {text: mustText(first, 'translatedText'), from: textAt(first, 'detectedSourceLanguage')};
    },
  };
}

export const google: Adapter<Translation> = {needs: [], open};

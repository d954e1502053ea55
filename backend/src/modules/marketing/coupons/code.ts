/** Codes of coupons: nobody guesses them, and they can be read out (DA-574). */
import {randomInt} from 'node:crypto';
import {CODE_ALPHABET} from '@emblem/schemas/code-alphabet';

const LENGTH = 12;

export function couponCode(): string {
  return Array.from({length: LENGTH}, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

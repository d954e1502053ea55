/** Every file that a world keeps has its record, as one that was uploaded has. */
import {basename} from 'node:path';
import type {WorldInput} from '../types';
import type {Row} from './row';

export class KeptFiles {
  private readonly byKey = new Map<string, Row>();

  constructor(private readonly input: WorldInput) {}

  /** Keeps a file as the seed's user does, and remembers it. */
  readonly put: WorldInput['putFile'] = async (name, bytes, contentType) => {
    const url = await this.input.putFile(name, bytes, contentType);
    const key = url.replace(/^\/files\//, '');
    const id = this.byKey.get(key)?.id ?? this.byKey.size + 1;
    this.byKey.set(key, {id, key, name: basename(key), contentType, size: bytes.length, visibility: 'public'});
    return url;
  };

  /** Records of the entity `file`, in the order of their keys so that they are the same every time. */
  rows(): readonly Row[] {
    return [...this.byKey.values()]
      .sort((a, b) => String(a.key).localeCompare(String(b.key)))
      .map((row, index) => ({...row, id: index + 1}));
  }
}

/** Fills an empty database with its first world. */
import type {Engine} from './keys';

export async function fillEmpty(engine: Engine): Promise<void> {
  void engine;
}

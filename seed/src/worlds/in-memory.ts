/** A world without a database: for whoever compares what is made on one day with what is made on another. */
import {insertReference} from '../reference';
import {MemoryStore} from '../store/memory-store';
import type {Row} from '../store/row';
import type {World, WorldInput} from '../types';
import {insertBusiness, insertFiles, prepare} from './world';

/** The records of a world by entity. */
export async function worldInMemory(
  input: WorldInput,
  world: Exclude<World, 'large'>,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const {build, files} = await prepare(input, world);
  const store = new MemoryStore(input.model, build.calendar.now);
  await insertReference(store, build.reference);
  await insertBusiness({...build, store});
  await insertFiles(store, files);
  return store.records;
}

/** No folder holds more files of code than a reader looks over: `crowdedFolders(files)` tells each. */
import {posix} from 'node:path';
import {MAX_FILES} from './house.mjs';

export function crowdedFolders(files) {
  const counts = new Map();
  for (const path of files.keys()) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([folder, count]) => `${folder} holds ${count} files. Give it rooms: no more than ${MAX_FILES} are looked over.`,
    );
}

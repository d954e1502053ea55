/** No folder holds more files of code than a reader looks over: `crowdedFolders(files)` tells each. */
import {posix} from 'node:path';
import {MOST_FILES} from './house.mjs';

export function crowdedFolders(files) {
  const counts = new Map();
  for (const path of files.keys()) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) => `${folder} holds ${count} files. Give it rooms: no more than ${MOST_FILES} are looked over.`,
    );
}

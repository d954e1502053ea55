/** Whether there is room on the disk: what is written where there is none breaks off in the middle. */
import {statfs} from 'node:fs/promises';
import type {Config} from '../config';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';

const MEGABYTE = 1024 * 1024;

export async function hasRoom({dataDir, freeMegabytes}: Pick<Config, 'dataDir' | 'freeMegabytes'>): Promise<boolean> {
  const {bavail, bsize} = await statfs(dataDir);
  return (bavail * bsize) / MEGABYTE >= freeMegabytes;
}

/** 507 where there is none. */
export async function requireRoom({actor}: Context, config: Pick<Config, 'dataDir' | 'freeMegabytes'>): Promise<void> {
  if (!(await hasRoom(config))) throw new Refusal(507, text('noRoom', actor.language));
}

/** What has changed, by Git. */
import {CommandFailed, run} from '../run.mjs';

async function lines(...args) {
  const output = await run('git', args);
  return output.split('\n').filter(line => line !== '');
}

/**
 * Paths from the root, of what was taken away as well: since the commit (or the point at which this branch left that
 * other one), or by default what is not committed, or the last commit where all is. Throws for a name that is none.
 */
export async function changedFiles(since) {
  const uncommitted = async base => [
    ...(await lines('diff', '--name-only', base)),
    ...(await lines('ls-files', '--others', '--exclude-standard')),
  ];
  if (since === undefined) {
    const own = await uncommitted('HEAD');
    return own.length > 0 ? own : lines('diff', '--name-only', 'HEAD~1', 'HEAD');
  }
  try {
    const [base] = await lines('merge-base', since, 'HEAD');
    return await uncommitted(base);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(`--since takes a commit or a branch; "${since}" is none.`, {cause: error});
  }
}

/** Drawings by many hands, out of packages that are fetched for this alone: logos, flags and emoji. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../harness/sample';

const PACKAGES = [
  'simple-icons@16.37.0',
  'flag-icons@7.5.0',
  '@twemoji/svg@15.0.0',
  'devicon@2.17.0',
  'cryptocurrency-icons@0.18.1',
  'super-tiny-icons@0.6.0',
];

const FOLDER = join(__dirname, '../../.cache/drawings');

/** Paths of `count` drawings, as many of each package, always the same ones. */
export function drawingsOfPackages(count: number): readonly string[] {
  return PACKAGES.flatMap(name => chosen(fetched(name), Math.ceil(count / PACKAGES.length))).slice(0, count);
}

function fetched(name: string): string {
  const folder = join(FOLDER, name.replaceAll(/[@/]/g, '_'));
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDER, {recursive: true});
  const archive =
    execFileSync('npm', ['pack', '--silent', '--pack-destination', FOLDER, name], {encoding: 'utf8'})
      .trim()
      .split('\n')
      .at(-1) ?? '';
  mkdirSync(folder);
  execFileSync('tar', ['xzf', join(FOLDER, archive), '-C', folder]);
  return folder;
}

function chosen(folder: string, count: number): readonly string[] {
  const all = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(path => path.endsWith('.svg'))
    .sort();
  const step = all.length / count;
  return Array.from({length: Math.min(count, all.length)}, (_, index) =>
    join(folder, all[Math.floor((index + hashOf('drawings') / 256) * step) % all.length] ?? ''),
  );
}

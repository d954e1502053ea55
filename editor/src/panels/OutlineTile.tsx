import {outlinePath, type OutlineName} from '../document/outlines';

const SIZE = 40;

/** A shape as it looks. */
export function OutlineTile({name}: {readonly name: OutlineName}) {
  const height = name === 'line' ? 3 : SIZE;
  return (
    <svg viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`} width="38" height="38" aria-hidden="true">
      <path
        d={outlinePath(name, SIZE, height)}
        transform={name === 'line' ? `translate(0 ${SIZE / 2})` : undefined}
        fill="currentColor"
      />
    </svg>
  );
}

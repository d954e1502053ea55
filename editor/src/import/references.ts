/** What a drawing comes to once everything it refers to is drawn: a few lines can stand for millions of shapes, or never end. */

/** An element with an id (or the whole drawing): how many elements belong to it alone, and what it refers to or contains. */
export interface Part {
  readonly elements: number;
  readonly targets: readonly string[];
}

/** Elements that are drawn for all parts together; Infinity when references lead back to where they began. Never recurses. */
export function drawnElements(parts: ReadonlyMap<string, Part>): number {
  const users = new Map<string, string[]>();
  const missing = new Map<string, number>();
  for (const [id, {targets}] of parts) {
    const known = targets.filter(target => parts.has(target));
    missing.set(id, known.length);
    for (const target of known) addTo(users, target, id);
  }
  const ready = [...parts.keys()].filter(id => missing.get(id) === 0);
  const drawn = new Map<string, number>();
  let most = 0;
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const {elements = 0, targets = []} = parts.get(id) ?? {};
    const count = targets.reduce((sum, target) => sum + (drawn.get(target) ?? 0), elements);
    drawn.set(id, count);
    most = Math.max(most, count);
    for (const user of users.get(id) ?? []) {
      const left = (missing.get(user) ?? 0) - 1;
      missing.set(user, left);
      if (left === 0) ready.push(user);
    }
  }
  return drawn.size < parts.size ? Infinity : most;
}

function addTo(users: Map<string, string[]>, target: string, id: string): void {
  const known = users.get(target);
  if (known) known.push(id);
  else users.set(target, [id]);
}

/** The parts of a drawing; the whole of it stands under the empty id. */
export function partsOf(root: Element): ReadonlyMap<string, Part> {
  const parts = new Map<string, {elements: number; readonly targets: string[]}>([['', {elements: 0, targets: []}]]);
  const open: {readonly element: Element; readonly owner: string}[] = [{element: root, owner: ''}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {element, owner} = next;
    const id = element.getAttribute('id') ?? '';
    const own = id === '' || parts.has(id) ? owner : id;
    if (own !== owner) {
      parts.set(own, {elements: 0, targets: []});
      parts.get(owner)?.targets.push(own);
    }
    const part = parts.get(own);
    if (!part) continue;
    part.elements += 1;
    for (const {name, value} of element.attributes) part.targets.push(...targetsOf(name, value));
    for (const child of element.children) open.push({element: child, owner: own});
  }
  return parts;
}

function targetsOf(name: string, value: string): readonly string[] {
  const named = /(?:^|:)href$/i.test(name) && value.trim().startsWith('#') ? [value.trim().slice(1)] : [];
  return [...named, ...[...value.matchAll(/url\(\s*['"]?#([^'")]+)/gi)].map(match => match[1] ?? '')];
}

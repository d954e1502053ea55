/** Tags of XML one after the other. Each sign is read once, whatever the text is. */

export interface Tag {
  /** Without the prefix of its namespace; `/c` where it ends one. */
  readonly name: string;
  readonly attributes: string;
  /** Where the text after it begins. */
  readonly after: number;
}

/** Attributes longer than any program writes are passed over. */
const MAX_LENGTH = 2000;

function tagOf(inner: string, after: number): Tag {
  const isEnd = inner.startsWith('/');
  const within = isEnd ? inner.slice(1) : inner;
  const stop = within.search(/[\s/]/);
  const named = stop < 0 ? within : within.slice(0, stop);
  const name = named.slice(named.indexOf(':') + 1);
  const attributes = stop < 0 || inner.length > MAX_LENGTH ? '' : within.slice(stop);
  return {name: isEnd ? `/${name}` : name, attributes, after};
}

export function* tagsOf(xml: string): Generator<Tag> {
  let from = xml.indexOf('<');
  while (from >= 0) {
    const to = xml.indexOf('>', from);
    if (to < 0) return;
    yield tagOf(xml.slice(from + 1, to), to + 1);
    from = xml.indexOf('<', to);
  }
}

/** The attributes of the first tag of that name that passes. */
export function attributesOfFirst(xml: string, name: string, passes: (attributes: string) => boolean): string {
  for (const tag of tagsOf(xml)) if (tag.name === name && passes(tag.attributes)) return tag.attributes;
  return '';
}

/** The value of an attribute; undefined where it is not there. */
export function attribute(attributes: string, name: string): string | undefined {
  const [, rest] = ` ${attributes}`.split(` ${name}="`, 2);
  return rest?.split('"', 1)[0];
}

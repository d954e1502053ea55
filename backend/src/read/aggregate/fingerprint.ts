/** One text for a statement and all its values, so that the same question is known again. */
import {createHash} from 'node:crypto';

interface Written {
  readonly strings: readonly unknown[];
  readonly args: readonly unknown[];
}

/** A statement, or a part of one, as the driver holds it until it is sent. */
function isWritten(value: unknown): value is Written {
  return (
    typeof value === 'object' &&
    value !== null &&
    'strings' in value &&
    'args' in value &&
    Array.isArray(value.strings) &&
    Array.isArray(value.args)
  );
}

function write(value: unknown, out: string[]): void {
  if (isWritten(value)) {
    value.strings.forEach((text, index) => {
      out.push(String(text));
      if (index < value.args.length) write(value.args[index], out);
    });
    return;
  }
  if (Array.isArray(value)) {
    out.push('[');
    for (const each of value) write(each, out);
    out.push(']');
    return;
  }
  if (value instanceof Date) out.push(`date ${value.toISOString()}`);
  else if (typeof value === 'object' && value !== null) {
    out.push('{');
    for (const [name, each] of Object.entries(value)) {
      out.push(name);
      write(each, out);
    }
    out.push('}');
  } else out.push(`${typeof value} ${JSON.stringify(value) ?? ''}`);
}

/** The values that a statement is given and the text between them, each apart from the next. */
export function writtenOut(parts: readonly unknown[]): readonly string[] {
  const out: string[] = [];
  for (const part of parts) write(part, out);
  return out;
}

export function fingerprint(written: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('base64');
}

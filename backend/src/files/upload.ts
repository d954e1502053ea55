/** Reads the multipart form of an upload: its fields, then its one file. */
import type {IncomingMessage} from 'node:http';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Language} from '../actor';
import {formParser} from '../web/form';
import type {Upload} from './service';

const FIELD_LIMIT = 10_000;

/** `use` is called when the file begins, with the fields that came before it. */
export async function readUpload<T>(
  request: IncomingMessage,
  language: Language,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) throw new Refusal(400, text('badForm', language));
  return new Promise<T>((resolve, reject) => {
    const fields: Record<string, string> = {};
    const parser = formParser(request, language, {fields: 30, fieldSize: FIELD_LIMIT, files: 1, parts: 40});
    let used: Promise<T> | undefined;
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (_name, content, info) => {
      // Whoever reads the file answers for what ends it early, such as its size; a broken form is told by the parser.
      content.on('error', () => undefined);
      used = use({
        fields,
        fileName: info.filename ?? '',
        content,
        announced: Number(request.headers['content-length'] ?? 0),
      });
      used.then(resolve, reject).finally(() => {
        request.unpipe(parser);
        request.resume();
      });
    });
    parser.on('error', () => reject(new Refusal(400, text('badForm', language))));
    parser.on('close', () => {
      if (!used) reject(new Refusal(400, text('badForm', language)));
    });
    request.on('aborted', () => parser.destroy());
    request.pipe(parser);
  });
}

/** A form with one file that fits into memory. */
import type {IncomingMessage} from 'node:http';
import busboy from 'busboy';
import type {Language} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';

export interface FormFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly content: Buffer;
}

const SIZE_LIMIT = 20 * 1024 * 1024;

/** 400 for headers that announce no form which can be read. */
export function formParser(request: IncomingMessage, language: Language, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({headers: request.headers, defParamCharset: 'utf8', limits});
  } catch {
    throw new Refusal(400, text('badForm', language));
  }
}

export async function readFile(request: IncomingMessage, language: Language): Promise<FormFile> {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data');
  if (!isForm) throw new Refusal(400, text('badForm', language));
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let found = false;
    const parser = formParser(request, language, {files: 1, fields: 30, fileSize: SIZE_LIMIT});
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (_name, content) => {
      found = true;
      content.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
      });
      content.on('error', () => reject(new Refusal(400, text('badForm', language))));
      content.on('limit', () =>
        reject(new Refusal(413, text('fileTooLarge', language, {limit: SIZE_LIMIT / 1024 / 1024}))),
      );
    });
    parser.on('error', () => reject(new Refusal(400, text('badForm', language))));
    parser.on('close', () =>
      found ? resolve({fields, content: Buffer.concat(chunks)}) : reject(new Refusal(400, text('badForm', language))),
    );
    request.on('aborted', () => parser.destroy());
    request.pipe(parser);
  });
}

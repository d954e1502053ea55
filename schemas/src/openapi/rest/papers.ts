/** Papers of a record, and their mails. */
import {typeName} from '../../generate/names';
import type {Entity} from '../../model';
import {MAIL_INPUT} from '../../papers/mail';
import {languagesOf} from '../../papers/wording';
import {inputSchema} from '../../validation/input';
import {PAPER} from '../../vocabulary/paper';
import {json, type Parameter, type Paths, type Reference, type Response, schemaReference} from '../types';
import {ID, operation} from './operation';

const PAPER_PDF: Response = {
  description:
    'The paper. X-Paper-Missing has signs that no font has, URI-encoded; X-Paper-Missing-More, how many others.',
  content: {
    'application/pdf': {schema: {type: 'string'}},
    'application/json': {schema: {type: 'object', description: 'The tree, or with `format=mail` the draft of a mail.'}},
  },
};

const LINKED: Parameter = {
  name: 'link',
  in: 'query',
  description: 'With `format=mail`: the text leads to a link, for whose address `{link}` stands.',
  schema: {type: 'boolean', default: false},
};

export function paperPaths(entity: Entity, base: string): Paths {
  const paths = entity.papers.map(({key, label, audience, mailed}) => {
    const formats = ['pdf', 'tree', ...(mailed ? ['mail'] : [])];
    const parameters: readonly (Parameter | Reference)[] = [
      ID,
      {name: 'format', in: 'query', schema: {type: 'string', enum: formats, default: 'pdf'}},
      {
        name: 'language',
        in: 'query',
        description: "The record's own where it is not said, else English.",
        schema: {type: 'string', enum: [...languagesOf(audience)]},
      },
      ...(mailed ? [LINKED] : []),
    ];
    const get = operation(entity, {
      name: `paper${typeName(key)}`,
      summary: `Paper: ${label.en}`,
      right: PAPER,
      parameters,
      success: PAPER_PDF,
      refusals: ['BadRequest', 'NotFound', 'Invalid'],
    });
    const post = operation(entity, {
      name: `mailPaper${typeName(key)}`,
      summary: `Mails the paper, and keeps what was sent: ${label.en}`,
      right: PAPER,
      parameters: [ID],
      body: json(inputSchema(MAIL_INPUT)),
      success: {description: 'What was sent.', content: json(schemaReference(typeName('issued-document')))},
      refusals: ['BadRequest', 'NotFound', 'Invalid'],
    });
    return [`${base}/{id}/documents/${key}`, {get, ...(mailed && {post})}] as const;
  });
  return Object.fromEntries(paths);
}

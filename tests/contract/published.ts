/** Answers of calls, held against what the API document says of them. */
import Ajv from 'ajv/dist/2020';
import type {Client} from '../harness/client';
import {asObject} from '../harness/json';
import type {CallCase} from './call-cases';

const DOCUMENT = 'openapi.json';

function escaped(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1');
}

export class Published {
  private readonly ajv = new Ajv({strict: false, validateFormats: false, allErrors: true});

  private constructor(document: Record<string, unknown>) {
    this.ajv.addSchema(document, DOCUMENT);
  }

  static async read(client: Client): Promise<Published> {
    return new Published(asObject((await client.request('GET', `/${DOCUMENT}`)).body));
  }

  /** What of a call's data is not as published, a line each. */
  problemsOf({call, verb}: CallCase, data: unknown): readonly string[] {
    const envelope = [
      'paths',
      escaped(`/api${call.path}`),
      verb.toLowerCase(),
      'responses',
      '200',
      'content',
      escaped('application/json'),
      'schema',
    ];
    const place = [DOCUMENT, `#/${envelope.join('/')}${call.raw ? '' : '/properties/data'}`].join('');
    const validate = this.ajv.getSchema(place);
    if (!validate) throw new Error(`Nothing is published at ${place}.`);
    if (call.act !== undefined && !call.output) return ['The call does not say what it answers.'];
    validate(data);
    return (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message ?? ''}`);
  }
}

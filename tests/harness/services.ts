/** A small real server that speaks as the outside services do: addresses, SMS, freight, translation and OCR. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {asObject, type Json} from './json';

export const SERVICE_KEY = 'a key of the service';
export const ACCOUNT = 'AC0001';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** JSON, or the fields of a form. */
  readonly body: Json;
}

/** What goes wrong: a status of its own, no JSON, JSON of another shape, too much, a redirect, a broken connection. */
export type Trouble = 'down' | 'refused' | 'garbage' | 'strange' | 'flood' | 'elsewhere' | 'broken';

export interface Services {
  readonly url: string;
  /** In the order in which they came, tokens left out. */
  readonly asked: readonly Asked[];
  /** How often a token was fetched. */
  readonly tokens: number;
  trouble: Trouble | undefined;
  stop(): Promise<void>;
}

const TOKEN = 'a token of USPS';
const MEGABYTES = 2 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Json> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (text === '') return {};
  return request.headers['content-type']?.startsWith('application/json')
    ? asObject(JSON.parse(text))
    : Object.fromEntries(new URLSearchParams(text));
}

function isKnown({path, headers}: Asked): boolean {
  if (path.startsWith('/2010-04-01/'))
    return headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${SERVICE_KEY}`).toString('base64')}`;
  if (path.startsWith('/prices/')) return headers.authorization === `Bearer ${TOKEN}`;
  return headers['x-goog-api-key'] === SERVICE_KEY;
}

const COMPONENTS = [
  {longText: '1600', shortText: '1600', types: ['street_number']},
  {longText: 'Amphitheatre Parkway', shortText: 'Amphitheatre Pkwy', types: ['route']},
  {longText: 'Mountain View', shortText: 'Mountain View', types: ['locality', 'political']},
  {longText: 'California', shortText: 'CA', types: ['administrative_area_level_1', 'political']},
  {longText: 'United States', shortText: 'US', types: ['country', 'political']},
  {longText: '94043', shortText: '94043', types: ['postal_code']},
];

/** Every house is known in 94043, and any other code is put right. */
function checked({body}: Asked): object {
  const address = asObject(body.address);
  const isRight = address.postalCode === '94043';
  return {
    result: {
      verdict: {addressComplete: true, ...(!isRight && {hasReplacedComponents: true})},
      address: {
        formattedAddress: '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
        postalAddress: {
          regionCode: 'US',
          postalCode: '94043',
          administrativeArea: 'CA',
          locality: 'Mountain View',
          addressLines: address.addressLines,
        },
      },
    },
  };
}

const WRITTEN = new Map([
  [Buffer.from('first').toString('base64'), 'PIN 12\r\nSize: 50 mm\r\n电镀：金'],
  [Buffer.from('second').toString('base64'), 'Size：30 mm'],
]);

function read({body}: Asked): object {
  const [question] = Array.isArray(body.requests) ? body.requests : [];
  const text = WRITTEN.get(String(asObject(asObject(question).image).content));
  const found = text === undefined ? {error: {code: 3, message: 'Bad image data.'}} : {fullTextAnnotation: {text}};
  return {responses: [found]};
}

/** What each of the services answers; undefined where it has nothing at the path. */
function answerOf(asked: Asked): object | undefined {
  const {path, body} = asked;
  if (path === '/v1/places:autocomplete')
    return {suggestions: [{placePrediction: {placeId: 'place_1', text: {text: `${String(body.input)} Parkway`}}}]};
  if (path.startsWith('/v1/places/place_1'))
    return {formattedAddress: '1600 Amphitheatre Pkwy', addressComponents: COMPONENTS};
  if (path === '/v1:validateAddress') return checked(asked);
  if (path === `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`) return {sid: 'SM1', status: 'queued'};
  if (path === '/prices/v3/base-rates/search') return {totalBasePrice: Number(body.weight) * 2 + 5, rates: []};
  if (path === '/language/translate/v2')
    return {
      data: {
        translations: [{translatedText: `${String(body.target)}: ${String(body.q)}`, detectedSourceLanguage: 'en'}],
      },
    };
  return path === '/v1/images:annotate' ? read(asked) : undefined;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
}

const TROUBLES: Readonly<Record<Trouble, (response: ServerResponse) => void>> = {
  down: response => json(response, 500, {error: `It broke with ${SERVICE_KEY}`}),
  refused: response => json(response, 400, {error: `Not with ${SERVICE_KEY}`}),
  garbage: response => void response.end('<html>Welcome</html>'),
  strange: response => json(response, 200, {responses: [null], result: [1], data: 'none'}),
  flood: response => json(response, 200, {sid: 'S'.repeat(MEGABYTES)}),
  elsewhere: response => void response.writeHead(302, {Location: '/v1/places/place_1'}).end(),
  broken: response => void response.destroy(),
};

class Speaker {
  readonly asked: Asked[] = [];
  tokens = 0;
  trouble: Trouble | undefined;

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = '', url: path = '', headers} = request;
    const body = await bodyOf(request);
    if (path === '/oauth2/v3/token') return this.giveToken(body, response);
    const asked = {method, path, headers, body};
    this.asked.push(asked);
    if (this.trouble) return TROUBLES[this.trouble](response);
    const answer = isKnown(asked) ? answerOf(asked) : undefined;
    json(response, answer ? 200 : 403, answer ?? {error: 'Unknown.'});
  }

  private giveToken(body: Json, response: ServerResponse): void {
    if (body.client_id !== ACCOUNT || body.client_secret !== SERVICE_KEY) return json(response, 401, {});
    this.tokens += 1;
    json(response, 200, {access_token: TOKEN, expires_in: 28_799});
  }
}

export async function startServices(): Promise<Services> {
  const speaker = new Speaker();
  const server = createServer((request, response) => void speaker.answer(request, response));
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: speaker.asked,
    get tokens() {
      return speaker.tokens;
    },
    get trouble() {
      return speaker.trouble;
    },
    set trouble(trouble: Trouble | undefined) {
      speaker.trouble = trouble;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
      });
    },
  };
}

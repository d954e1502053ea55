/** What an act is told of the request beyond its input. */
import type {Request} from '@loopback/rest';
import type {ActRequest} from '../context';

/** `path` is the one that is documented, where the request's own has values in it. */
export function actRequestOf({headers, hostname, path: own}: Request, path = own): ActRequest {
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    ),
    host: hostname,
    path,
  };
}

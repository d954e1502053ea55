/** The HTTP client of the data provider, with the session of a test's client. */
import {fetchUtils} from 'ra-core';
import type {Client} from '../harness/client';

export function providerFetch(client: Client): typeof fetchUtils.fetchJson {
  return (url, options = {}) => {
    const headers = new Headers(options.headers);
    if (client.token !== undefined) headers.set('token', client.token);
    headers.set('language', client.language);
    return fetchUtils.fetchJson(url, {...options, headers});
  };
}

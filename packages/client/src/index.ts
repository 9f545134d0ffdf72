import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './api';

export type { components, paths };

/** Row of a resource as REST returns it, by the name of the resource. */
export type Row<Name extends keyof components['schemas']> = components['schemas'][Name];
/** The body of a response to a refused request. docs/errors.md lists its codes. */
export type Problem = Row<'problem'>;

export interface Connection {
  /** Base URL of the installation, such as `https://elenco.example`. */
  readonly baseUrl: string;
  /** A personal access token. */
  readonly token: string;
  readonly fetch?: ClientOptions['fetch'];
}

/** Returns a typed client of the REST API: TypeScript knows every path, parameter and response. */
export function connect({ baseUrl, token, fetch }: Connection): Client<paths> {
  return createClient<paths>({
    baseUrl: new URL('/api/v1', baseUrl).href,
    headers: { Authorization: `Bearer ${token}` },
    ...(fetch ? { fetch } : {}),
  });
}

import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './api';

export type { components, paths };

/** Row of a resource in an answer, by the name of the resource. */
export type Row<Name extends keyof components['schemas']> = components['schemas'][Name];
/** A refusal. Its codes are listed in docs/errors.md. */
export type Problem = Row<'problem'>;

export interface Connection {
  /** Address of the installation, such as `https://elenco.example`. */
  readonly baseUrl: string;
  /** A personal access token. */
  readonly token: string;
  readonly fetch?: ClientOptions['fetch'];
}

/** REST as a program calls it: every address, parameter and answer is known to TypeScript. */
export function connect({ baseUrl, token, fetch }: Connection): Client<paths> {
  return createClient<paths>({
    baseUrl: new URL('/api/v1', baseUrl).href,
    headers: { Authorization: `Bearer ${token}` },
    ...(fetch ? { fetch } : {}),
  });
}

import type { Database, FileStore } from '@elenco/db';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Dependencies of the API. The clock is injected, so that no route reads the time of the machine. */
export interface Deps {
  readonly database: Database;
  readonly settings: Runtime['settings'];
  /** Version of Elenco. */
  readonly version: string;
  readonly files: FileStore;
  readonly log: Pick<Runtime['log'], 'warn' | 'error'>;
  /** ISO instant, UTC. */
  readonly now: () => string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Handler = (c: Context<Env>, deps: Deps) => Promise<Response>;

/** A query parameter whose value is JSON. */
export interface QueryPart {
  readonly what: string;
  readonly json: z.ZodType;
  readonly example: unknown;
}

/** One path and method, used for both routing and description. */
export interface Route {
  readonly method: Method;
  /** Path below `/api/v1`, in Hono's notation: `/briefings/:id`. */
  readonly path: string;
  /** Name of the route's resource, or of the module that adds the route. */
  readonly source: string;
  /** Resource whose token scopes open the route, if `source` is a module. */
  readonly about?: string;
  /** True if the route concerns the caller's own token. Every token may then call the route. */
  readonly own?: true;
  /** True if only browsers may call the route. Tokens may not, whatever their scopes are. */
  readonly browser?: true;
  /** True if the route needs no sign-in. All other routes return 401 to callers who are not signed in. */
  readonly open?: true;
  readonly summary: string;
  /** Additional description for the OpenAPI document. */
  readonly description?: string;
  /**
   * Roles that may call the route; undefined if the route declares none. Routes with an empty list are left
   * out of the OpenAPI document.
   */
  readonly by?: readonly string[];
  readonly query?: Readonly<Record<string, string | QueryPart>>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The request body: a JSON schema, the fields of a form with their descriptions, or bytes that the route
   * streams.
   */
  readonly body?:
    | z.ZodType
    | { readonly form: Readonly<Record<string, string>> }
    | { readonly bytes: string };
  /** Maximum size of the body in bytes; 1 MB by default. */
  readonly largestBody?: number;
  readonly answer: {
    readonly status: 200 | 201;
    readonly what: string;
    /** Second success status with the same body, and the meaning of this status. */
    readonly or?: { readonly status: 200 | 201; readonly what: string };
    /** Schema of a JSON response; for other responses, their media type. */
    readonly schema: z.ZodType | string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly handle: Handler;
}

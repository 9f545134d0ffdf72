import type { Database, FileStore } from '@elenco/db';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Dependencies of the API; the clock is injected, so that no route reads the machine's time. */
export interface Deps {
  readonly database: Database;
  readonly settings: Runtime['settings'];
  readonly files: FileStore;
  readonly log: Pick<Runtime['log'], 'warn' | 'error'>;
  /** ISO instant, UTC. */
  readonly now: () => string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Handler = (c: Context<Env>, deps: Deps) => Promise<Response>;

/** A query parameter that holds JSON. */
export interface QueryPart {
  readonly what: string;
  readonly json: z.ZodType;
  readonly example: unknown;
}

/** One address and method, used for both routing and description. */
export interface Route {
  readonly method: Method;
  /** Path below `/api/v1`, in Hono's notation: `/briefings/:id`. */
  readonly path: string;
  /** Resource of the route, or the name of the module that adds it. */
  readonly source: string;
  /** The resource for the scopes of tokens, if `source` is a module. */
  readonly about?: string;
  /** True if it is about the caller's token itself: every token opens it. */
  readonly own?: true;
  /** True for browsers only: no token opens it, whatever its scopes. */
  readonly browser?: true;
  /** True if it needs no sign-in. Everything else returns 401 without one. */
  readonly open?: true;
  readonly summary: string;
  /** Additional description for the OpenAPI document. */
  readonly description?: string;
  /** Roles that may use it, if declared; routes without any are not described. */
  readonly by?: readonly string[];
  readonly query?: Readonly<Record<string, string | QueryPart>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body: a schema for JSON, the names of the parts of a form, or bytes that the route streams. */
  readonly body?:
    | z.ZodType
    | { readonly form: Readonly<Record<string, string>> }
    | { readonly bytes: string };
  /** Largest body in bytes; 1 MB unless given. */
  readonly largestBody?: number;
  readonly answer: {
    readonly status: 200 | 201;
    readonly what: string;
    /** Meaning of the same answer with another status. */
    readonly or?: { readonly status: 200 | 201; readonly what: string };
    /** A schema, or the media type if the answer is not JSON. */
    readonly schema: z.ZodType | string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly handle: Handler;
}

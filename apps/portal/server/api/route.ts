import type { Database, FileStore } from '@elenco/db';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** What the API is built on; the clock is given, so that nothing here asks the machine for the time. */
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

/** A part of the address that holds JSON. */
export interface QueryPart {
  readonly what: string;
  readonly json: z.ZodType;
  readonly example: unknown;
}

/** One address with one method: what serves it is also what describes it. */
export interface Route {
  readonly method: Method;
  /** Below `/api/v1`, in Hono's notation: `/briefings/:id`. */
  readonly path: string;
  /** The resource it is made from, or the name of the module that adds it. */
  readonly source: string;
  /** The resource that it is about, where `source` is a module; what a token's scopes are asked for. */
  readonly about?: string;
  /** About the caller's token itself, so that every token opens it. */
  readonly own?: true;
  /** For a person at our own pages alone: no token opens it, whatever its scopes. */
  readonly browser?: true;
  /** Answers without a sign-in. Everything else begins with 401. */
  readonly open?: true;
  readonly summary: string;
  /** More than the summary says, for the description. */
  readonly description?: string;
  /** Who may use it at all, where the declarations say so; what nobody may use is not described. */
  readonly by?: readonly string[];
  readonly query?: Readonly<Record<string, string | QueryPart>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent: a schema for JSON, the names of the parts of a form, or bytes that the route reads as they come. */
  readonly body?:
    | z.ZodType
    | { readonly form: Readonly<Record<string, string>> }
    | { readonly bytes: string };
  /** Largest body in bytes; 1 MB unless given. */
  readonly largestBody?: number;
  readonly answer: {
    readonly status: 200 | 201;
    readonly what: string;
    /** What the same answer says with another status. */
    readonly or?: { readonly status: 200 | 201; readonly what: string };
    /** A schema, or the media type where the answer is no JSON. */
    readonly schema: z.ZodType | string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly handle: Handler;
}

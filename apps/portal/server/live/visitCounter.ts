import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

export interface VisitCounter {
  readonly middleware: MiddlewareHandler<Env>;
  /** Writes the counts to the database. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

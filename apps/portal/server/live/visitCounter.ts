import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

export interface VisitCounter {
  readonly middleware: MiddlewareHandler<Env>;
  /** Writes down what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

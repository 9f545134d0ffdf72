import type { Hono } from 'hono';
import type { Env } from '../types';

/** The open live streams of this process. */
export interface Streams {
  mount(app: Hono<Env>): void;
  /** Ends all streams. Browsers then reconnect to another process. */
  close(): Promise<void>;
}

import type { PaymentProvider } from '@elenco/core/finance';
import type { Database, Seal } from '@elenco/db';
import type { Logger } from 'pino';
import type { Contents } from './contents';
import type { Streams } from './live/streams';
import type { VisitCounter } from './live/visitCounter';
import type { PrelaunchGate } from './pages/gate';
import type { Mode, Settings } from './types';

/** Dependencies that all parts of the server share. They are created once per process. */
export interface Runtime {
  readonly settings: Settings;
  readonly database: Database;
  readonly mode: Mode;
  /** Version of Elenco. */
  readonly version: string;
  readonly log: Logger;
  readonly seal: Seal;
  readonly provider: PaymentProvider;
  readonly gate: PrelaunchGate | null;
  readonly contents: Contents;
  readonly streams: Streams;
  readonly visits: VisitCounter;
  /** True once the process has begun to shut down. */
  readonly draining: () => boolean;
}

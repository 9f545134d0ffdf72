import { Logger } from 'graphile-worker';

/** As pino has them. */
export interface Log {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
  info(what: object, message: string): void;
  debug(what: object, message: string): void;
}

/** What graphile-worker says, in our log; its talk about each job counts as debugging. */
export function graphileLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const what = { ...scope, ...meta };
    if (level === 'error') log.error(what, message);
    else if (level === 'warning') log.warn(what, message);
    else log.debug(what, message);
  });
}

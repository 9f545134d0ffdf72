import { Logger } from 'graphile-worker';

/** The methods of a pino logger that the worker uses. */
export interface Log {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
  info(what: object, message: string): void;
  debug(what: object, message: string): void;
}

/**
 * Returns a logger that forwards graphile-worker's messages to the log. Messages about single jobs get the
 * debug level.
 */
export function graphileLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const what = { ...scope, ...meta };
    if (level === 'error') log.error(what, message);
    else if (level === 'warning') log.warn(what, message);
    else log.debug(what, message);
  });
}

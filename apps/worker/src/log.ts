import { Logger } from 'graphile-worker';

/** Logger with the methods of pino that the worker uses. */
export interface Log {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
  info(what: object, message: string): void;
  debug(what: object, message: string): void;
}

/** Forwards graphile-worker's messages to the log; messages about single jobs at debug level. */
export function graphileLog(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const what = { ...scope, ...meta };
    if (level === 'error') log.error(what, message);
    else if (level === 'warning') log.warn(what, message);
    else log.debug(what, message);
  });
}

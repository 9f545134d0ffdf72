import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/**
 * Names a worker's listening connection after the id with which the worker locks jobs. While the connection
 * exists, the worker is alive; `freeJobsOfTheDead` frees the jobs of ids without a connection.
 */
export function nameConnections(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The first LISTEN is about to run, and a connection runs one statement at a time.
    client.once('drain', () => {
      client.query(`select set_config('application_name', $1, false)`, [workerPool.id]).catch(() => {
        // A connection that breaks now is reopened, and named then.
      });
    });
  });
  return events;
}

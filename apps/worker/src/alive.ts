import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/**
 * Returns an event emitter for a worker. Its listeners name the worker's listening connection after the id
 * with which the worker locks jobs. While this connection exists, the worker is alive. `freeJobsOfTheDead`
 * releases the jobs of ids that have no connection.
 */
export function nameConnections(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The name is set after the first LISTEN, which is about to run, because a connection runs one statement
    // at a time.
    client.once('drain', () => {
      client.query(`select set_config('application_name', $1, false)`, [workerPool.id]).catch(() => {
        // If the connection breaks now, it is reopened, and the new connection is named.
      });
    });
  });
  return events;
}

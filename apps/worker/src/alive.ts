import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/**
 * Names a worker's listening connection, which it holds while it is alive, after the id with which it locks
 * jobs. So the database knows which jobs were left behind: those of ids without a connection
 * (`freeJobsOfTheDead`).
 */
export function nameConnections(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Its first LISTEN is about to run; a connection runs one statement at a time.
    client.once('drain', () => {
      client.query(`select set_config('application_name', $1, false)`, [workerPool.id]).catch(() => {
        // A connection that breaks now is reopened, and named then.
      });
    });
  });
  return events;
}

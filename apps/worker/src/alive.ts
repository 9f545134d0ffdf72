import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/**
 * Lets a worker's listening connection, which it holds as long as it lives, carry the name under which it
 * locks jobs. So the database itself knows whose jobs have been left behind: those of names without a
 * connection (`freeJobsOfTheDead`).
 */
export function nameConnections(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Its first LISTEN is about to run; a connection takes one statement at a time.
    client.once('drain', () => {
      client.query(`select set_config('application_name', $1, false)`, [workerPool.id]).catch(() => {
        // A connection that breaks now is opened anew, and named then.
      });
    });
  });
  return events;
}

import { createHash } from 'node:crypto';
import { type Content, contents } from '@elenco/core/growth';
import type { Database } from '@elenco/db';

/** All published contents at one time. */
export interface PublicContents {
  /** Version of the contents. It changes with every publication, and is the same in all processes. */
  readonly version: string;
  /** Sorted by position. */
  readonly rows: readonly Content[];
}

/** Access to the current contents of the public pages. */
export interface Contents {
  read(): Promise<PublicContents>;
  close(): Promise<void>;
}

/**
 * Caches published contents until the database notifies a change. While the connection for notifications is
 * lost, each call reads the contents from the database.
 */
export function contentsOf(database: Pick<Database, 'see' | 'listen'>): Contents {
  let kept: Promise<PublicContents> | undefined;
  const listener = database.listen('contents', () => {
    kept = undefined;
  });
  const read = async (): Promise<PublicContents> => {
    const rows = await database.see(contents, { role: 'nobody' }, {}, { by: 'position' });
    const fingerprint = rows.map(({ id, edition, position }) => `${id}.${edition}.${position}`).join();
    return { rows, version: createHash('sha256').update(fingerprint).digest('hex').slice(0, 16) };
  };
  return {
    read() {
      if (!listener.hearing) return read();
      if (kept) return kept;
      const reading = read();
      kept = reading;
      // After a failure, the next call reads the contents again.
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    close: () => listener.close(),
  };
}

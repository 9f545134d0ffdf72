import { createHash } from 'node:crypto';
import { type Content, contents } from '@elenco/core/growth';
import type { Database } from '@elenco/db';

/** All that is published at one moment. */
export interface PublicContents {
  /** Another one whenever something else is published; alike in all processes. */
  readonly version: string;
  /** In the order of their places. */
  readonly rows: readonly Content[];
}

/** What the public pages say, as it is now. */
export interface Contents {
  read(): Promise<PublicContents>;
  close(): Promise<void>;
}

/**
 * What is published, kept in memory until the database tells that it has changed. While nobody would tell, because
 * the connection is cut, each reading asks.
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
      // What failed is asked for again.
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    close: () => listener.close(),
  };
}

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const kept = z.object({
  SESSION_SECRET: z.string().min(32),
  ELENCO_SECRETS_KEY: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The two secrets of an installation, named like their environment variables. */
export type Secrets = z.infer<typeof kept>;

/**
 * Returns the secrets in this data folder. Generates them on the first call, readable only by their owner.
 * For development only. In production, secrets come from environment variables: if the disk is lost, all
 * sessions remain valid, and if it is stolen, it reveals no secrets.
 */
export function loadOrCreateSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  const made: Secrets = {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ELENCO_SECRETS_KEY: randomBytes(32).toString('hex'),
  };
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Creating a link is atomic. If two processes start concurrently, only one of them succeeds, and both read
  // the secrets of that one.
  writeFileSync(fresh, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
}

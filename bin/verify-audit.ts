/**
 * Verifies the audit log of DATABASE_URL, or of the embedded database, running or not, and reports
 * manipulations; exits with 1 then, and with 2 if it could not read it. Prints the ends of the chains to
 * standard output: stored elsewhere and passed as a file to a later run, they also detect a rewritten log.
 */
import { readFileSync } from 'node:fs';
import type { Head } from '@elenco/db';
import { findMadeDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';

const COULD_NOT_LOOK = 2;

await run(async (life) => {
  const [file] = process.argv.slice(2);
  const kept = file ? (JSON.parse(readFileSync(file, 'utf8')) as Head[]) : [];
  const url = await findMadeDatabase(ownSettings(), life);
  const { verifyAudit } = await import('@elenco/db');
  const { entries, heads, broken } = await verifyAudit(url, kept);
  for (const { chain, position, id, why } of broken) {
    console.error(
      `chain ${chain}, position ${position}: ${id === null ? 'no entry' : `entry ${id}`}, ${why}`,
    );
  }
  console.error(`${entries} entries in ${heads.length} chains, ${broken.length} broken`);
  console.log(JSON.stringify(heads));
  if (broken.length > 0) process.exitCode = 1;
  await life.end();
}, COULD_NOT_LOOK);

import { readFileSync } from 'node:fs';
import type { Head } from '@elenco/db';
import { findMadeDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

/**
 * Verifies the audit log. Writes only the last entries of its hash chains to standard output, so that the
 * operator can store them outside the database.
 */
export const verifyAuditLog: Execute = async ([file], life) => {
  const kept = file ? (JSON.parse(readFileSync(file, 'utf8')) as Head[]) : [];
  const settings = ownSettings();
  const url = await findMadeDatabase(settings, life);
  const { verifyAudit } = await import('@elenco/db');
  const { recorded } = await import('@elenco/db/operatorRuns');
  return recorded(settings.dataDir, 'verify-audit', async () => {
    const { entries, heads, broken } = await verifyAudit(url, kept);
    for (const { chain, position, id, why } of broken) {
      console.error(
        `chain ${chain}, position ${position}: ${id === null ? 'no entry' : `entry ${id}`}, ${why}`,
      );
    }
    console.error(`${entries} entries in ${heads.length} chains, ${broken.length} broken`);
    console.log(JSON.stringify(heads));
    return broken.length === 0;
  });
};

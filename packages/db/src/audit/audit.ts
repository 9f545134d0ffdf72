import { createHash } from 'node:crypto';
import { isoText } from '@elenco/sql';
import { Client } from 'pg';

/**
 * The last entry of an audit chain. If a copy of the head is stored outside the database, the copy can later
 * prove that all entries up to this one still exist.
 */
export interface Head {
  readonly chain: number;
  readonly position: number;
  readonly hash: string;
}

/** The first entry of a chain that fails verification. */
export interface Broken {
  readonly chain: number;
  readonly position: number;
  /** Id of the entry; null if the entry is missing. */
  readonly id: number | null;
  /**
   * `changed`: the content does not match the hash. `missing`: no entry at this position. `misplaced`: the
   * entry does not follow the previous one. `added`: it comes after the end of the chain. `rewritten`: it
   * differs from a head stored elsewhere.
   */
  readonly why: 'changed' | 'missing' | 'misplaced' | 'added' | 'rewritten';
}

export interface Verdict {
  readonly entries: number;
  readonly heads: readonly Head[];
  readonly broken: readonly Broken[];
}

/**
 * An entry of the audit log. `parts` are its columns, as the texts from which the entry's hash was computed.
 */
interface Entry {
  readonly chain: number;
  readonly position: number;
  readonly id: number;
  readonly parts: readonly (string | null)[];
  readonly prevHash: string;
  readonly hash: string;
}

const PAGE = 5_000;

/**
 * Verifies every chain of the audit log at `url` and returns the first broken entry of each. Computes the
 * hashes in this process, because functions in the database could have been manipulated too.
 * @param kept heads that an earlier verification returned. The entry of each head must still be in its chain
 */
export async function verifyAudit(url: string, kept: readonly Head[] = []): Promise<Verdict> {
  const client = new Client({ connectionString: url, application_name: 'elenco-verify-audit' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: heads } = await client.query<Head>(
      'select chain, position, hash from audit_heads order by chain',
    );
    let entries = 0;
    const broken: Broken[] = [];
    for (const head of heads) {
      const walked = await walk(
        client,
        head,
        kept.filter(({ chain }) => chain === head.chain),
      );
      entries += walked.entries;
      if (walked.broken) broken.push(walked.broken);
    }
    return { entries, heads, broken };
  } finally {
    await client.end();
  }
}

async function walk(
  client: Client,
  head: Head,
  kept: readonly Head[],
): Promise<{ entries: number; broken?: Broken }> {
  const { chain } = head;
  let [position, hash] = [0, ''];
  for (;;) {
    const page = await read(client, chain, position);
    for (const entry of page) {
      const why = fault(entry, position + 1, hash, head, kept);
      const place = why === 'missing' ? { position: position + 1, id: null } : entry;
      if (why) return { entries: position, broken: { chain, position: place.position, id: place.id, why } };
      ({ position, hash } = entry);
    }
    if (page.length === PAGE) continue;
    const lost = Math.max(head.position, ...kept.map((one) => one.position)) > position || head.hash !== hash;
    if (!lost) return { entries: position };
    return { entries: position, broken: { chain, position: position + 1, id: null, why: 'missing' } };
  }
}

function fault(
  entry: Entry,
  due: number,
  previous: string,
  head: Head,
  kept: readonly Head[],
): Broken['why'] | undefined {
  if (entry.position > head.position) return 'added';
  if (entry.position !== due) return 'missing';
  if (entry.hash !== createHash('sha256').update(JSON.stringify(entry.parts)).digest('hex')) return 'changed';
  if (entry.prevHash !== previous) return 'misplaced';
  return kept.some((one) => one.position === due && one.hash !== entry.hash) ? 'rewritten' : undefined;
}

async function read(client: Client, chain: number, after: number): Promise<Entry[]> {
  const { rows } = await client.query<Entry>(
    `select chain, position, id, prev_hash as "prevHash", hash, array[
       prev_hash, chain::text, position::text, id::text,
       ${isoText('at')},
       actor_id::text, impersonator_id::text, actor_role, command, resource, row_id::text, data::text] as parts
     from audit where chain = $1 and position > $2 order by position limit ${PAGE}`,
    [chain, after],
  );
  return rows;
}

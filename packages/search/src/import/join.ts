import type { ExternalRecord } from '@elenco/core';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A line of a file that can be imported. */
export interface Accepted {
  readonly line: number;
  readonly record: ExternalRecord;
}

export interface AssignedLines {
  /** Accepted lines by profile id. */
  readonly lines: ReadonlyMap<number, readonly Accepted[]>;
  /** Ids of the profiles that must be created. */
  readonly fresh: ReadonlySet<number>;
  /** Handles that no profile has yet, each with the id of the profile that gets the handle. */
  readonly handles: readonly { channel: string; handle: string; profileId: number }[];
}

/**
 * Assigns each line to a profile: the oldest profile that has one of its handles, or a new one. The result is
 * the same whether lines are assigned in one batch or one by one.
 */
export async function assignLines(
  em: SqlEntityManager,
  accepted: readonly Accepted[],
): Promise<AssignedLines> {
  const owners = await ownersOf(em, accepted);
  const ids = await newIds(em, accepted.length);
  const lines = new Map<number, Accepted[]>();
  const fresh = new Set<number>();
  const handles: { channel: string; handle: string; profileId: number }[] = [];
  for (const one of accepted) {
    const keys = one.record.accounts.map(keyOf);
    const known = keys.flatMap((key) => owners.get(key) ?? []);
    // Ids come from a sequence, so the oldest profile has the lowest id.
    const profileId = known.length > 0 ? Math.min(...known) : ids[fresh.size]!;
    if (known.length === 0) fresh.add(profileId);
    lines.set(profileId, [...(lines.get(profileId) ?? []), one]);
    for (const account of one.record.accounts) {
      if (owners.has(keyOf(account))) continue;
      owners.set(keyOf(account), profileId);
      handles.push({ channel: account.channel, handle: account.handle, profileId });
    }
  }
  return { lines, fresh, handles };
}

const keyOf = ({ channel, handle }: { channel: string; handle: string }) => `${channel} ${handle}`;

async function ownersOf(em: SqlEntityManager, accepted: readonly Accepted[]): Promise<Map<string, number>> {
  const accounts = accepted.flatMap(({ record }) => record.accounts);
  const rows = await em.execute<{ channel: string; handle: string; profileId: number }[]>(
    `select channel, handle, profile_id as "profileId" from external_handles
     join unnest(?::text[], ?::text[]) as given(channel, handle) using (channel, handle)`,
    [arrayText(accounts.map(({ channel }) => channel)), arrayText(accounts.map(({ handle }) => handle))],
  );
  return new Map(rows.map((row) => [keyOf(row), row.profileId]));
}

async function newIds(em: SqlEntityManager, count: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select nextval(pg_get_serial_sequence('external_profiles', 'id'))::int as id from generate_series(1, ?::int)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

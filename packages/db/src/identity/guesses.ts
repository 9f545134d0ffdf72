import {
  deviceFingerprint,
  type GuessCount,
  type Guesses,
  guess,
  guessCountsOf,
  guessDelays,
  networkOf,
  Problem,
} from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LimitReached } from './attempts';
import { digest } from './secrets';

/** The account and the client of an attempt to sign in with a password. */
export interface Guesser {
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: string;
}

type Keys = Readonly<Partial<Record<GuessCount, string>>>;

/**
 * Counts an attempt before the password is checked, so that concurrent attempts are all counted. Runs the
 * same statements for known and unknown addresses, so that their durations do not differ. Returns the keys
 * for `forgiveGuess`.
 * @throws Problem `too_often` with the seconds to wait. An attempt that is refused with `too_often` is not
 * counted
 */
export async function countGuess(
  em: SqlEntityManager,
  by: Guesser,
  reported: (reached: LimitReached) => void,
): Promise<Keys> {
  const keys = await keysOf(em, by);
  // Sorted, so that two attempts cannot deadlock.
  const names = Object.values(keys).sort().join(',');
  const waits = await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(
      `insert into guesses (key, wrong, waits_until) select unnest(string_to_array(?, ',')), 0, ? on conflict do nothing`,
      [names, by.now],
    );
    const rows = await tx.execute<(Guesses & { key: string })[]>(
      `select key, wrong, ${isoText('waits_until')} as "waitsUntil" from guesses
       where key = any (string_to_array(?, ',')) order by key for update`,
      [names],
    );
    const tries = rows.map((row) => {
      const count = (Object.keys(keys) as GuessCount[]).find((each) => keys[each] === row.key)!;
      return { key: row.key, count, ...guess(row, guessDelays[count], by.now) };
    });
    const waiting = tries.flatMap((each) => ('wait' in each ? [each] : []));
    if (waiting.length > 0) return waiting;
    for (const each of tries) {
      if (!('counted' in each)) continue;
      await tx.execute('update guesses set wrong = ?, waits_until = ? where key = ?', [
        each.counted.wrong,
        each.counted.waitsUntil,
        each.key,
      ]);
    }
    return [];
  });
  for (const { count } of waits) reported({ limit: 'password', by: count, ip: by.ip });
  if (waits.length > 0) throw waitFor(Math.max(...waits.map(({ wait }) => wait)));
  return keys;
}

/**
 * Resets the count of the account after a correct password, and subtracts this attempt from the network's
 * count.
 */
export async function forgiveGuess(
  em: SqlEntityManager,
  { ip, ...own }: Keys,
  { now }: Guesser,
): Promise<void> {
  await em.execute("delete from guesses where key = any (string_to_array(?, ','))", [
    Object.values(own).join(','),
  ]);
  await em.execute('update guesses set wrong = greatest(wrong - 1, 0), waits_until = ? where key = ?', [
    now,
    ip ?? '',
  ]);
}

const waitFor = (seconds: number) =>
  new Problem('too_often', [
    seconds < 60
      ? { pointer: '', code: 'wait_seconds', params: { seconds } }
      : { pointer: '', code: 'wait_minutes', params: { seconds, minutes: Math.ceil(seconds / 60) } },
  ]);

/**
 * Returns the keys of the counters as hashes, because counting does not need the e-mail and client addresses
 * themselves, and some belong to people without an account.
 */
async function keysOf(em: SqlEntityManager, { email, ip, userAgent }: Guesser): Promise<Keys> {
  const account = email.trim().toLowerCase();
  const place = deviceFingerprint({ ip, userAgent });
  const [{ known }] = await em.execute<[{ known: boolean }]>(
    `select exists (select from known_devices k join users u on u.id = k.user_id where u.email = ?
       and k.device_hash = encode(sha256(convert_to(u.id || ' ' || ?, 'UTF8')), 'hex')) as known`,
    [account, place ?? ''],
  );
  const by: Record<GuessCount, string> = {
    together: `${account} ${known ? `at ${place}` : networkOf(ip)}`,
    account,
    ip: networkOf(ip),
  };
  return Object.fromEntries(
    guessCountsOf(known).map((each) => [each, digest(`password ${each} ${by[each]}`)]),
  );
}

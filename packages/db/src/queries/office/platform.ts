import { type Actor, NO_PASSWORD, owners, type PlatformReport, requireAccess } from '@elenco/core';
import { defaultRates, foreign } from '@elenco/core/platform';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const most = 200;

/**
 * Returns the current exchange rates, valid access tokens and pending invitations of staff.
 * @throws Problem `not_allowed`
 */
export async function platform(
  em: SqlEntityManager,
  actor: Actor,
  now: string,
): Promise<Omit<PlatformReport, 'gate'>> {
  requireAccess(actor, owners);
  const read = await em.execute<{ currency: string; rateMicros: string; day: string; source: string }[]>(
    `select distinct on (currency) currency, rate_micros as "rateMicros", day::text, source
     from rates order by currency, day desc`,
  );
  const rates = foreign.map((currency) => {
    const found = read.find((one) => one.currency === currency);
    return found
      ? { ...found, rateMicros: Number(found.rateMicros) }
      : { currency, ...defaultRates[currency], source: null };
  });
  const tokens = await em.execute<PlatformReport['tokens']>(
    `select t.id, t.name, t.user_id as "userId", u.name as "userName", t.scopes,
       ${isoText('t.created_at')} as "createdAt", ${isoText('t.expires_at')} as "expiresAt", ${isoText('t.last_used_at')} as "lastUsedAt"
     from tokens t join users u on u.id = t.user_id and u.staff
     where t.revoked_at is null and t.expires_at > ? order by t.id desc limit ${most}`,
    [now],
  );
  const invited = await em.execute<{ id: number }[]>(
    `select u.id from users u join credentials c on c.user_id = u.id
     where u.staff and u.suspended_at is null and c.password_hash = ? and not exists (select from google_accounts g where g.user_id = u.id)
     order by u.id`,
    [NO_PASSWORD],
  );
  return { rates, tokens, invitedIds: invited.map(({ id }) => id) };
}

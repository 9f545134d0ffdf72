import {
  type Credential,
  isLinkOpen,
  type LinkPurpose,
  linkHours,
  type MailLink,
  type User,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { userOf } from './people';
import { digest, newToken } from './secrets';

/** Creates a link for an e-mail and returns its token. Stores only the token's hash. */
export async function issueLink(
  em: SqlEntityManager,
  userId: number,
  purpose: LinkPurpose,
  now: string,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.parse(now) + linkHours[purpose] * 3_600_000).toISOString();
  await em.execute(
    `insert into mail_links (user_id, purpose, token_hash, expires_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?)`,
    [userId, purpose, digest(token), expiresAt, now, now],
  );
  return token;
}

/**
 * Returns the user of a link. The link stays unused. Returns undefined if the link is unknown, used, expired
 * or replaced.
 */
export async function ownerOfLink(
  em: SqlEntityManager,
  token: string,
  purpose: LinkPurpose | readonly LinkPurpose[],
  now: string,
): Promise<User | undefined> {
  const where = scopeSql(tableOf(em, 'mail_links'), [{ tokenHash: digest(token), purpose }]);
  const [link] = (await select(em, 'mail_links', where)) as unknown as MailLink[];
  if (!link) return undefined;
  const credentialOf = scopeSql(tableOf(em, 'credentials'), [{ userId: link.userId }]);
  const [credential] = (await select(em, 'credentials', credentialOf)) as unknown as Credential[];
  if (!credential) return undefined;
  return isLinkOpen(link, now, credential.changedAt) ? userOf(em, link.userId) : undefined;
}

import type { Certificate, Content } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Public data of a certificate, which anyone with its code can read. */
export interface CheckedCertificate extends Pick<Certificate, 'name' | 'lessons' | 'issuedOn' | 'updatedAt'> {
  /** The learning path as last published. It may no longer be public. */
  readonly path: Pick<Content, 'slug' | 'status'> & { readonly body: Content['draft'] };
}

/** Returns the certificate with this code; undefined for an unknown code. */
export async function checkedCertificate(
  em: SqlEntityManager,
  code: string,
): Promise<CheckedCertificate | undefined> {
  if (!/^[0-9a-f]{32}$/.test(code)) return undefined;
  const [row] = await em.execute<CheckedCertificate[]>(
    `select c.name, c.lessons, c.issued_on::text as "issuedOn",
       ${isoText('c.updated_at')} as "updatedAt",
       jsonb_build_object('slug', p.slug, 'status', p.status, 'body', coalesce(p.published, p.draft)) as path
     from certificates c join contents p on p.id = c.content_id where c.code = ?`,
    [code],
  );
  return row;
}

import type { Certificate, Content } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What anybody who has its code may know of a certificate. */
export interface CheckedCertificate extends Pick<Certificate, 'name' | 'lessons' | 'issuedOn' | 'updatedAt'> {
  /** The path as it was published last; it may be public no more. */
  readonly path: Pick<Content, 'slug' | 'status'> & { readonly body: Content['draft'] };
}

/** The certificate with this code; undefined for a code of none. */
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

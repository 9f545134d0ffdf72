import type { Certificate } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What anybody who has its code may know of a certificate. */
export type CheckedCertificate = Pick<Certificate, 'contentId' | 'name' | 'lessons' | 'issuedOn'>;

/** The certificate with this code; undefined for a code of none. */
export async function checkedCertificate(
  em: SqlEntityManager,
  code: string,
): Promise<CheckedCertificate | undefined> {
  if (!/^[0-9a-f]{32}$/.test(code)) return undefined;
  const [row] = await em.execute<CheckedCertificate[]>(
    `select content_id as "contentId", name, lessons, issued_on::text as "issuedOn" from certificates where code = ?`,
    [code],
  );
  return row;
}

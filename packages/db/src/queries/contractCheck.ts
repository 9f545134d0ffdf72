import { type Contract, type SignedNames, signedNames } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What anybody who has its code may know of a contract: that it is one, between whom, and what nothing may change. */
export type CheckedContract = Pick<Contract, 'id' | 'status' | 'textHash' | 'approvedOn'> &
  Record<'companyAcceptedAt' | 'creatorAcceptedAt', string | null> & {
    /** As the text names them; null once it is erased. */
    readonly names: SignedNames | null;
  };

/** The contract with this code; undefined for a code of none. */
export async function checkedContract(
  em: SqlEntityManager,
  code: string,
): Promise<CheckedContract | undefined> {
  if (!/^[\w-]{16,64}$/.test(code)) return undefined;
  const [row] = await em.execute<(Omit<CheckedContract, 'names'> & Pick<Contract, 'text'>)[]>(
    `select c.id, c.status, c.text_hash as "textHash", c.approved_on::text as "approvedOn",
        ${isoText('c.company_accepted_at')} as "companyAcceptedAt",
        ${isoText('c.creator_accepted_at')} as "creatorAcceptedAt", c.text
      from contracts c where c.check_code = ?`,
    [code],
  );
  if (!row) return undefined;
  const { text, ...contract } = row;
  return { ...contract, names: signedNames(text) };
}

import { type Contract, type SignedNames, signedNames } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Public data of a contract, which anyone with the contract's code can read. It proves that the contract
 * exists, names the parties, and contains facts that never change.
 */
export type CheckedContract = Pick<Contract, 'id' | 'status' | 'textHash' | 'approvedOn'> &
  Record<'companyAcceptedAt' | 'creatorAcceptedAt', string | null> & {
    /** Names of the parties in the text of the contract; null after the text was erased. */
    readonly names: SignedNames | null;
  };

/** Returns the contract with this code; undefined for an unknown code. */
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

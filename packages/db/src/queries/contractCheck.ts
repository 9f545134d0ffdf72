import type { Contract } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What anybody who has its code may know of a contract: that it is one, between whom, and what nothing may change. */
export type CheckedContract = Pick<Contract, 'id' | 'status' | 'textHash' | 'approvedOn'> &
  Record<'companyAcceptedAt' | 'creatorAcceptedAt', string | null> & {
    readonly tradeName: string;
    readonly creatorName: string;
  };

/** The contract with this code; undefined for a code of none. */
export async function checkedContract(
  em: SqlEntityManager,
  code: string,
): Promise<CheckedContract | undefined> {
  if (!/^[\w-]{16,64}$/.test(code)) return undefined;
  const [row] = await em.execute<CheckedContract[]>(
    `select c.id, c.status, c.text_hash as "textHash", c.approved_on::text as "approvedOn",
        ${isoText('c.company_accepted_at')} as "companyAcceptedAt",
        ${isoText('c.creator_accepted_at')} as "creatorAcceptedAt",
        companies.trade_name as "tradeName", creators.name as "creatorName"
      from contracts c join companies on companies.id = c.company_id join creators on creators.id = c.creator_id
      where c.check_code = ?`,
    [code],
  );
  return row;
}

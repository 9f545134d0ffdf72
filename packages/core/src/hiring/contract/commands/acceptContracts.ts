import { z } from 'zod';
import { accept, Problem, refuse } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { loadSignature, requestSignature } from '../../approval';
import { contracts } from '../resource';
import type { Contract } from '../schema';
import { acceptanceOf } from './contracts';

/** Maximum number of contracts that can be accepted in one call. */
export const MAX_ACCEPTED = 50;

/** Id of a contract, and hash of the text that the user saw. */
const seen = z.strictObject({ id, textHash: z.string().length(64, 'invalid_format') });
type Seen = z.output<typeof seen>;

/** Reasons why a contract was left out when several were accepted. */
export type LeftOut = 'already_accepted' | 'text_changed' | 'contract_not_waiting';

/**
 * Accepts several contracts together, as the brand. Contracts that can no longer be accepted, or whose text
 * changed, are left out and returned with the reason. A member's limit applies to each accepted contract and
 * to their sum, except for contracts that an owner approved at the member's request. Above the limit, none is
 * accepted. Refuses with `different_currencies`, and with the errors of `requestApproval`.
 */
export const acceptContracts = defineCommand({
  name: 'contracts.acceptAll',
  rest: 'Accepts several contracts for your side; those that no longer wait are left out',
  notWhileImpersonating: true,
  input: z.strictObject({
    contracts: z
      .array(seen)
      .min(1, 'at_least_one')
      .max(MAX_ACCEPTED, 'too_many')
      .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'repeated'),
    /** Evidence from the application, never from the user's input. */
    ip: z.string().max(64),
    userAgent: z.string().max(500),
  }),
  async load(find, { contracts: named }, { actor }) {
    if (actor.role !== 'company') throw new Problem('not_found');
    const rows = await find.lockMany(contracts, {
      id: named.map((one) => one.id),
      companyId: actor.companyId,
      origin: 'hiring',
    });
    if (rows.length < named.length) throw new Problem('not_found');
    return { rows, approval: await loadSignature(find, actor, rows) };
  },
  decide({ rows: { rows, approval }, input, actor, now }) {
    if (actor.role !== 'company') return refuse('not_a_party');
    const checked = rows.map((row) => ({ row, why: obstacleTo(row, input.contracts) }));
    const chosen = checked.flatMap(({ row, why }) => (why === null ? [row] : []));
    const [first, ...others] = chosen;
    const leftOut = checked.flatMap(({ row, why }) => (why === null ? [] : [{ id: row.id, code: why }]));
    if (!first) return accept([], { accepted: [] as number[], leftOut });
    const { currency } = first;
    if (others.some((one) => one.currency !== currency)) return refuse('different_currencies');
    const asked = requestSignature(chosen, approval, { actor, currency, now });
    if ('refused' in asked) return asked;
    const { ip, userAgent } = input;
    return accept(
      [
        ...chosen.flatMap((row) => acceptanceOf(row, { side: 'company', actor, ip, userAgent, now })),
        ...asked.used,
      ],
      { accepted: chosen.map((row) => row.id), leftOut },
    );
  },
});

function obstacleTo(row: Contract, named: readonly Seen[]): LeftOut | null {
  if (row.companyAcceptedAt !== null) return 'already_accepted';
  if (row.status !== 'sent') return 'contract_not_waiting';
  return named.some((one) => one.id === row.id && one.textHash === row.textHash) ? null : 'text_changed';
}

import { z } from 'zod';
import { briefings } from '../../briefing';
import { contracts } from '../../contract';
import { accept, insert, refuse } from '../../kit';
import { defineCommand, id, line, ofCompany, userIdOf } from '../../party';
import { GRANT_DAYS, grant, grantFlow, grants } from '../grant';

const DAY_MS = 86_400_000;

/**
 * A brand lets somebody without an account in: to a project (`select`), or to one of its hirings
 * (`content`). Refuses `grant_does_not_fit` at `/actions`.
 */
export const makeGrant = defineCommand({
  name: 'grants.make',
  /** It would go on when the half hour is over. */
  notActingAs: true,
  input: z.strictObject({
    briefingId: id,
    contractId: id.nullable().default(null),
    label: line(80),
    actions: grant.shape.actions,
    days: z.int().min(1, 'too_small').max(90, 'too_big').default(GRANT_DAYS),
    /** Of a random token that the shell has made and shows once. */
    tokenHash: grant.shape.tokenHash,
  }),
  async load(find, { briefingId, contractId }) {
    const briefing = await find.own(briefings, briefingId, ofCompany);
    const contract = contractId === null ? null : await find.own(contracts, contractId, ofCompany);
    return { briefing, contract };
  },
  decide({ rows: { briefing, contract }, input: { days, ...given }, actor, now }) {
    const createdById = userIdOf(actor);
    if (createdById === null || (contract && contract.briefingId !== briefing.id)) return refuse('not_found');
    const fitting = contract ? 'content' : 'select';
    if (given.actions.some((action) => action !== fitting)) {
      return refuse('grant_does_not_fit', '/actions');
    }
    const expiresAt = new Date(Date.parse(now) + days * DAY_MS).toISOString();
    return accept(
      [
        insert(grants, {
          ...given,
          status: grantFlow.initial,
          statusSince: now,
          companyId: briefing.companyId,
          createdById,
          expiresAt,
          lastUsedAt: null,
        }),
      ],
      { expiresAt },
    );
  },
});

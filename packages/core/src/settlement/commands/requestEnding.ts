import { z } from 'zod';
import { addDays, businessDate } from '../../brazil';
import { contracts } from '../../contract';
import { accept, anyOf, insert, refuse } from '../../kit';
import { type Actor, defineCommand, id, line, ofCompany, ofCreator, paragraph } from '../../party';
import { settingOn } from '../../setting';
import { settlementFlow } from '../flow';
import { loadEnding } from '../load';
import { endingPrice } from '../price';
import { settlements } from '../resource';

/**
 * A party ends a hiring, for good once it is agreed or decided. Amounts are those of today; the other side has some
 * days to answer. Refuses `contract_not_in_force`, `ending_open`, `nothing_to_end` where all is delivered or the
 * creator's pay is under way, and `title_differs` at `/title` where it is not typed as it is.
 */
export const requestEnding = defineCommand({
  name: 'settlements.request',
  notWhileImpersonating: true,
  input: z.strictObject({ contractId: id, title: line(160), reason: paragraph(1_000) }),
  async load(find, { contractId }) {
    const asked = await find.many(settlements, { contractId });
    const rows = await loadEnding(find, contractId);
    await find.forUpdate(
      contracts,
      contractId,
      anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator) as never,
    );
    return { ...rows, asked };
  },
  decide({ rows, input: { title, reason }, actor, now }) {
    const { contract, asked, agreements } = rows;
    if (contract?.status !== 'active' || contract.briefingId === null) {
      return refuse('contract_not_in_force');
    }
    if (asked.some(({ status }) => status === 'requested' || status === 'under_review'))
      return refuse('ending_open');
    const undelivered = rows.work.some(({ status }) => status !== 'verified' && status !== 'cancelled');
    if (agreements.length === 0 || !undelivered) return refuse('nothing_to_end');
    if (title !== contract.title) return refuse('title_differs', '/title');
    const side = actor.role === 'company' ? 'company' : 'creator';
    const today = businessDate(now);
    const { id: contractId, briefingId, companyId, creatorId, currency } = contract;
    return accept(
      [
        insert(settlements, {
          contractId,
          briefingId,
          companyId,
          creatorId,
          currency,
          side,
          reason,
          status: settlementFlow.initial,
          statusSince: now,
          answerBy: addDays(today, settingOn(rows.settings, 'ending_answer_days', today)),
          ...endingPrice({ ...rows, contract, side, today }),
          preparedById: null,
          releasedById: null,
          refundedOn: null,
          proof: '',
        }),
      ],
      { contractId },
    );
  },
});

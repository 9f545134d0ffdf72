import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { contracts } from '../../../hiring';
import { accept, anyOf, insert, refuse } from '../../../kit';
import {
  type Actor,
  defineCommand,
  demandName,
  id,
  line,
  ofCompany,
  ofCreator,
  paragraph,
} from '../../../people';
import { settingOn } from '../../../platform';
import { bindingRule, loadClientEmail, type PayContract, payContracts } from '../../pay';
import { settlementFlow } from '../flow';
import { loadEnding } from '../load';
import { payNotices } from '../payNotice';
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
    const { pay } = rows;
    if (pay) await find.forUpdate(payContracts, pay.id, anyOf<Actor, PayContract>(ofCreator, bindingRule));
    else
      await find.forUpdate(
        contracts,
        contractId,
        anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator) as never,
      );
    const ids = await find.ids(settlements, 1);
    return { ...rows, asked, id: ids[0] as number, known: await loadClientEmail(find, pay?.id ?? null) };
  },
  decide({ rows, input: { title, reason }, actor, now }) {
    demandName(actor);
    const { contract, asked, agreements, pay } = rows;
    if (contract?.status !== 'active' || (contract.briefingId === null && pay === null)) {
      return refuse('contract_not_in_force');
    }
    if (asked.some(({ status }) => status === 'requested' || status === 'under_review'))
      return refuse('ending_open');
    const undelivered =
      pay !== null || rows.work.some(({ status }) => status !== 'verified' && status !== 'cancelled');
    if (agreements.length === 0 || !undelivered) return refuse('nothing_to_end');
    if (title !== contract.title) return refuse('title_differs', '/title');
    const side = actor.role === 'creator' ? 'creator' : 'company';
    const today = businessDate(now);
    const { id: contractId, briefingId, companyId, creatorId, currency } = contract;
    const days = settingOn(rows.settings, 'ending_answer_days', today);
    const asks = { now, ...(side === 'creator' ? { answerDays: days } : {}) };
    return accept(
      [
        insert(settlements, {
          id: rows.id,
          payContractId: pay?.id ?? null,
          contractId,
          briefingId,
          companyId,
          creatorId,
          currency,
          side,
          reason,
          status: settlementFlow.initial,
          statusSince: now,
          setOffCents: 0,
          answerBy: addDays(today, days),
          ...endingPrice({ ...rows, contract, side, today }),
          preparedById: null,
          releasedById: null,
          refundedOn: null,
          proof: '',
        }),
        ...payNotices(rows.known, 'askEnding', asks),
      ],
      { contractId },
    );
  },
});

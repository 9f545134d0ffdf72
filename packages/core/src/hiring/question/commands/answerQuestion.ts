import { emit } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { takesMessages } from '../../conversation';
import { giveawaysTo, namesKeptFrom, proposals } from '../../proposal';
import { questions } from '../resource';

/**
 * The brand answers, or corrects its answer; everybody who is invited is notified, and reads it beside
 * the brief. Refuses `gives_brand_away` at `/answer`.
 */
export const answerQuestion = defineMove(questions, 'answer', {
  fields: { answer: paragraph(2_000) },
  async also(find, { briefingId }) {
    const invited = await find.many(proposals, { briefingId });
    return { invited, kept: await namesKeptFrom(find, invited) };
  },
  decide({ row, also: { invited, kept }, input: { answer } }) {
    const asking = invited.filter((one) => one.creatorId === row.creatorId);
    const disclosed = giveawaysTo(asking, kept, { '/answer': answer });
    if (disclosed.length > 0) return { refused: disclosed };
    const { id: rowId, companyId, briefingId } = row;
    const others = invited.filter((one) => one.creatorId !== row.creatorId && takesMessages(one));
    return {
      patch: { answer },
      and: others.map(({ creatorId }) =>
        emit({
          kind: 'questions.answered',
          resource: questions.name,
          rowId,
          companyId,
          creatorId,
          briefingId,
        }),
      ),
    };
  },
});

import { takesMessages } from '../../conversation';
import { emit } from '../../kit';
import { defineMove, paragraph } from '../../party';
import { proposals } from '../../proposal';
import { questions } from '../resource';

/** The brand answers, or corrects its answer; everybody who is invited is told, and reads it beside the brief. */
export const answerQuestion = defineMove(questions, 'answer', {
  fields: { answer: paragraph(2_000) },
  also: (find, { briefingId }) => find.many(proposals, { briefingId }),
  decide({ row, also: invited, input: { answer } }) {
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

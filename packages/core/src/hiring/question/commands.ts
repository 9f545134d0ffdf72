import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../kit';
import { defineCommand, defineMove, id, ofCreator, paragraph } from '../../people';
import { acceptsMessages } from '../conversation';
import { giveawaysTo, hiddenBrandNames, proposals } from '../proposal';
import { MAX_OPEN_QUESTIONS, question, questionFlow, questions } from './question';

/**
 * Answers a question or corrects the answer, as the brand. Notifies all invited creators whose proposals have
 * not failed. They read the answer with the brief. Refuses with `gives_brand_away` at `/answer`.
 */
export const answerQuestion = defineMove(questions, 'answer', {
  fields: { answer: paragraph(2_000) },
  async also(find, { briefingId }) {
    const invited = await find.many(proposals, { briefingId });
    return { invited, kept: await hiddenBrandNames(find, invited) };
  },
  decide({ row, also: { invited, kept }, input: { answer } }) {
    const asking = invited.filter((one) => one.creatorId === row.creatorId);
    const disclosed = giveawaysTo(asking, kept, { '/answer': answer });
    if (disclosed.length > 0) return { refused: disclosed };
    const { id: rowId, companyId, briefingId } = row;
    const others = invited.filter((one) => one.creatorId !== row.creatorId && acceptsMessages(one));
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

/**
 * Asks about a part of the brief, as an invited creator. The same text is stored only once. Refuses with
 * `brief_closed` after the proposal failed, and `too_many_questions` (params `max`) at `/text`.
 */
export const askQuestion = defineCommand({
  name: 'questions.ask',
  rest: 'Asks the brand a question about its briefing',
  notWhileImpersonating: true,
  input: z.strictObject({ proposalId: id, block: question.shape.block, text: question.shape.text }),
  async load(find, { proposalId }) {
    const proposal = await find.forUpdate(proposals, proposalId, ofCreator);
    const { briefingId, creatorId } = proposal;
    return { proposal, asked: await find.lockMany(questions, { briefingId, creatorId, status: 'open' }) };
  },
  decide({ rows: { proposal, asked }, input: { block, text }, now }) {
    if (!acceptsMessages(proposal)) return refuse('brief_closed');
    const same = asked.find((one) => one.block === block && one.text === text);
    if (same) return accept([], { briefingId: same.briefingId });
    if (asked.length >= MAX_OPEN_QUESTIONS) {
      return refuse('too_many_questions', '/text', { max: MAX_OPEN_QUESTIONS });
    }
    const { briefingId, companyId, creatorId } = proposal;
    const row = {
      briefingId,
      companyId,
      creatorId,
      block,
      text,
      answer: '',
      status: questionFlow.initial,
      statusSince: now,
    };
    return accept([insert(questions, row)], { briefingId });
  },
});

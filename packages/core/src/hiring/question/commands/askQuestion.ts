import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { defineCommand, id, ofCreator } from '../../../people';
import { takesMessages } from '../../conversation';
import { proposals } from '../../proposal';
import { questionFlow } from '../flow';
import { questions } from '../resource';
import { MOST_OPEN_QUESTIONS, question } from '../schema';

/**
 * An invited creator asks something about the brief, pinned to a part of it. The same words again are one question.
 * Refuses `brief_closed` once the proposal came to nothing, and `too_many_questions` (params `max`) at `/text`.
 */
export const askQuestion = defineCommand({
  name: 'questions.ask',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ proposalId: id, block: question.shape.block, text: question.shape.text }),
  async load(find, { proposalId }) {
    const proposal = await find.forUpdate(proposals, proposalId, ofCreator);
    const { briefingId, creatorId } = proposal;
    return { proposal, asked: await find.lockMany(questions, { briefingId, creatorId, status: 'open' }) };
  },
  decide({ rows: { proposal, asked }, input: { block, text }, now }) {
    if (!takesMessages(proposal)) return refuse('brief_closed');
    const same = asked.find((one) => one.block === block && one.text === text);
    if (same) return accept([], { briefingId: same.briefingId });
    if (asked.length >= MOST_OPEN_QUESTIONS) {
      return refuse('too_many_questions', '/text', { max: MOST_OPEN_QUESTIONS });
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

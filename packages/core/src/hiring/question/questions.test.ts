import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  accepted,
  aProposal,
  aQuestion,
  brandOwner,
  type Case,
  ids,
  inserted,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  summarize,
  theCreator,
} from '../../testing';
import { answerQuestion, askQuestion } from './commands';
import { questionsForCreator } from './forCreator';
import { MAX_OPEN_QUESTIONS } from './question';

const asking = { proposalId: ids.proposal, block: 'dates', text: 'Posso publicar no dia 20?' } as const;
const store = { proposals: [aProposal()] };
const many = Array.from({ length: MAX_OPEN_QUESTIONS }, (_, n) => aQuestion({ id: 300 + n, text: `${n}?` }));

describe('asking about a brief', () => {
  it('stores a question about a part of the brief only once', async () => {
    const { changes } = await accepted(askQuestion, asking, { actor: theCreator, store });
    const parties = { briefingId: ids.briefing, companyId: ids.company, creatorId: ids.creator };
    const { block, text } = asking;
    expect(inserted(changes, 'questions')).toMatchObject({ ...parties, block, text, status: 'open' });
    const again = { ...store, questions: [aQuestion({ block, text })] };
    expect((await accepted(askQuestion, asking, { actor: theCreator, store: again })).changes).toEqual([]);
  });

  it.each<[string, Case, string[]]>([
    ['by a creator who is not invited', { actor: otherCreator, store }, ['not_found']],
    ['by the brand', { actor: brandOwner, store }, ['not_found']],
    [
      'after declining',
      { actor: theCreator, store: { proposals: [aProposal({ status: 'declined' })] } },
      ['brief_closed'],
    ],
    [
      'if too many questions are open',
      { actor: theCreator, store: { ...store, questions: many } },
      ['too_many_questions /text'],
    ],
  ])('is rejected %s', async (_, given, expected) => {
    expect(await refusedWith(askQuestion, asking, given)).toEqual(expected);
  });
});

describe('the brand’s answer to a question', () => {
  const input = { id: aQuestion().id, answer: 'Pode, até as 18h.' };
  const others = [
    aProposal({ id: 42, creatorId: 22, status: 'pending' }),
    aProposal({ id: 43, creatorId: 23, status: 'declined' }),
  ];
  const given = { proposals: [aProposal(), ...others], questions: [aQuestion()] };

  it('is sent to all invited creators and can be corrected', async () => {
    const { changes } = await accepted(answerQuestion, input, { actor: brandOwner, store: given });
    expect(summarize(changes)).toEqual([`move questions ${input.id} answer`, 'emit questions.answered']);
    expect(patchOf(changes, 'questions')).toEqual({ answer: input.answer });
    const corrected = { ...given, questions: [aQuestion({ status: 'answered', answer: 'Não.' })] };
    expect(await accepted(answerQuestion, input, { actor: brandOwner, store: corrected })).toBeDefined();
  });

  it('is refused if it reveals the brand of a silent squad before confidentiality is accepted', async () => {
    const disclosing = { ...input, answer: 'A Aurora publica até as 18h.' };
    const of = (status: 'received' | 'pending') => ({
      actor: brandOwner,
      store: {
        proposals: [aProposal({ status })],
        briefings: [aBriefing({ kind: 'silent_squad' as const })],
        companies: [aCompany()],
        questions: [aQuestion()],
      },
    });
    expect(await refusedWith(answerQuestion, disclosing, of('received'))).toEqual([
      'gives_brand_away /answer',
    ]);
    expect(await refusedWith(answerQuestion, disclosing, of('pending'))).toEqual([]);
  });

  it.each<[string, Case]>([
    ['another brand', { actor: otherBrand, store: given }],
    ['the creator who asked', { actor: theCreator, store: given }],
  ])('cannot be given by %s', async (_, by) => {
    expect(await refusedWith(answerQuestion, input, by)).not.toEqual([]);
  });

  it('is shown to other creators without the author’s name, and not in a silent squad', () => {
    const rows = [
      aQuestion({ status: 'answered', answer: 'Sim.' }),
      aQuestion({ id: 302, creatorId: 22 }),
      aQuestion({ id: 303, creatorId: 22, status: 'answered', answer: 'Não.' }),
    ];
    const shown = questionsForCreator(rows, ids.creator, false);
    expect(shown.map(({ id, own }) => [id, own])).toEqual([
      [aQuestion().id, true],
      [303, false],
    ]);
    expect(shown.every((one) => !('creatorId' in one))).toBe(true);
    expect(questionsForCreator(rows, ids.creator, true).map(({ own }) => own)).toEqual([true]);
  });
});

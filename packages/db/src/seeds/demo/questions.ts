import {
  type Actor,
  answerQuestion,
  askQuestion,
  type Proposal,
  type QuestionBlock,
  questions,
} from '@elenco/core';
import type { Talent } from './creators';
import type { Scene } from './projects/scene';

/** Questions about parts of the brief, each with its answer. One question has no answer and stays open. */
const asked: readonly (readonly [QuestionBlock, string, string?])[] = [
  [
    'dates',
    'Posso publicar no primeiro fim de semana do período?',
    'Pode. Só evite o domingo depois das 20h.',
  ],
  [
    'rights',
    'O repost no perfil de vocês fica por quanto tempo?',
    'Por 30 dias. Depois disso combinamos de novo.',
  ],
  ['deliverables', 'O carrossel pode ter dez páginas ou preferem menos?'],
];

/** Lets the first two invited creators ask questions. The brand answers all questions except the last. */
export async function seedQuestions(
  { job, clock }: Scene,
  brand: Actor,
  invited: readonly Talent[],
  proposals: readonly Proposal[],
): Promise<void> {
  for (const [n, [block, text, answer]] of asked.entries()) {
    const talent = invited[n % 2] ?? invited[0]!;
    const proposal = proposals.find((one) => one.creatorId === talent.creatorId)!;
    clock.tick(11);
    await job.run(askQuestion, { proposalId: proposal.id, block, text }, talent.actor);
    if (!answer) continue;
    clock.tick(19);
    const of = { briefingId: proposal.briefingId, text };
    const [row] = await job.database.see(questions, brand, of, { by: 'id', down: true, limit: 1 });
    await job.run(answerQuestion, { id: row!.id, answer }, brand);
  }
}

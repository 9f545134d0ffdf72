import {
  type Actor,
  acceptInvitation,
  counterProposal,
  declineInvitation,
  openProposal,
  type Proposal,
  rejectProposal,
} from '@elenco/core';
import type { Talent } from '../creators';
import type { Plot } from '../plots';
import { seedQuestions } from '../questions';
import { seedProposalConversation } from '../talk';
import { seedHiring } from './hiring';
import type { Scene } from './scene';

interface Invited {
  readonly brand: Actor;
  readonly id: number;
  readonly invited: readonly Talent[];
  readonly proposals: readonly Proposal[];
}

/**
 * Answers the invitations of a project. The first creators send prices. The others answer differently, so
 * that every state of a proposal occurs.
 */
export async function seedAnswers(
  plot: Plot,
  scene: Scene,
  on: (offset: number) => void,
  { brand, id, invited, proposals }: Invited,
) {
  const { job, clock } = scene;
  const hires = plot.hires ?? 1;
  on(5);
  await seedQuestions(scene, brand, invited, proposals);
  const of = (talent: Talent) => proposals.find((one) => one.creatorId === talent.creatorId)!;
  for (const talent of invited.slice(0, hires + 1)) {
    clock.tick(23);
    await job.propose(
      talent.actor,
      of(talent).id,
      linesOf(plot, scene),
      'Topo. Consigo gravar já na próxima semana.',
    );
  }
  await seedProposalConversation(scene, brand, invited[0]!, of(invited[0]!).id);
  const [declining, writing] = invited.slice(hires + 1);
  if (declining) {
    const comment = 'Tenho exclusividade com outra marca até o fim do ano.';
    await job.run(declineInvitation, { id: of(declining).id, comment }, declining.actor);
  }
  if (writing && plot.stage === 'answered')
    await job.run(acceptInvitation, { id: of(writing).id }, writing.actor);
  on(6);
  for (const [n, talent] of invited.slice(0, hires + 1).entries()) {
    const proposal = of(talent).id;
    if (plot.stage === 'answered' && n === hires) {
      await job.run(
        counterProposal,
        {
          id: proposal,
          counterCents: Math.round(plot.budgetCents / hires / 2),
          comment: 'Conseguimos este valor com um Reels a menos?',
        },
        brand,
      );
    } else if (n > 0) await job.run(openProposal, { id: proposal }, brand);
  }
  if (plot.stage === 'answered') return;
  const last = invited[hires]!;
  await job.run(
    rejectProposal,
    { id: of(last).id, comment: 'Gostamos muito, mas desta vez fechamos com outro perfil.' },
    brand,
  );
  on(8);
  const hired = invited.slice(0, hires);
  const made = await job.hire(
    brand,
    id,
    hired.map((talent) => of(talent).id),
  );
  await seedHiring(
    plot,
    scene,
    on,
    brand,
    id,
    made.map((contract) => ({
      contract,
      talent: hired.find((one) => one.creatorId === contract.creatorId)!,
    })),
  );
}

/** Returns the lines of a proposal. Their total is a little below an equal share of the budget. */
function linesOf(plot: Plot, { dice }: Scene) {
  const posts = plot.wanted.reduce((sum, [, , quantity]) => sum + quantity, 0);
  const share = (plot.budgetCents / (plot.hires ?? 1)) * (dice.between(70, 98) / 100);
  const amountCents = Math.max(100, Math.floor(share / posts / 500) * 500);
  return plot.wanted.map(([channel, format, quantity]) => ({
    channel,
    format,
    quantity,
    pricing: 'per_post' as const,
    amountCents,
  }));
}

import {
  type Actor,
  addComment,
  briefings,
  type Contract,
  drafts,
  failPayout,
  refuseInvoice,
  requestChanges,
  withdrawContract,
} from '@elenco/core';
import type { Talent } from '../creators';
import { type Plot, reached } from '../plots';
import { seedContractConversation } from '../talk';
import { seedAmendment } from './amendment';
import { seedEnding } from './ending';
import type { Scene } from './scene';

interface Hired {
  readonly contract: Contract;
  readonly talent: Talent;
}

/** Carries out a hiring from the signatures to the evaluations. */
export async function seedHiring(
  plot: Plot,
  scene: Scene,
  on: (offset: number) => void,
  brand: Actor,
  briefingId: number,
  hired: readonly Hired[],
) {
  const { job, clock } = scene;
  on(9);
  if (plot.stage === 'withdrawn') {
    await job.run(
      withdrawContract,
      { id: hired[0]!.contract.id, comment: 'As datas mudaram e não consigo mais atender.' },
      hired[0]!.talent.actor,
    );
    return;
  }
  if (!reached(plot, 'signed')) {
    if (plot.stage === 'half_signed') for (const { contract } of hired) await job.sign(contract, brand);
    return;
  }
  for (const { contract, talent } of hired) {
    clock.tick();
    await job.sign(contract, brand, talent.actor);
  }
  const [briefing] = await job.database.see(briefings, brand, { id: briefingId });
  if (briefing?.status === 'hiring') await job.finishHiring(brand, briefingId);
  if (!reached(plot, 'paid')) return;
  on(14);
  for (const { contract } of hired) await job.pay(contract);
  await seedContractConversation(scene, brand, hired[0]!.talent, hired[0]!.contract.proposalId!);
  for (const one of hired) await seedWork(plot, scene, on, brand, one);
  if (reached(plot, 'made')) await seedEnd(plot, scene, on, brand, hired);
  await seedAmendment(plot, scene, brand, hired[0]!);
  await seedEnding(plot, scene, brand, hired[0]!);
}

/** Carries out the work of one creator: drafts, posts and the invoice. */
async function seedWork(
  plot: Plot,
  scene: Scene,
  on: (offset: number) => void,
  brand: Actor,
  { contract, talent }: Hired,
) {
  const { job, staff } = scene;
  if (!reached(plot, 'draft_shown')) return;
  on(18);
  const work = await job.deliverablesOf(contract.id);
  for (const one of work)
    await job.showDraft(talent.actor, one, `#publi ${plot.product}: ${plot.about}`.slice(0, 600));
  if (plot.stage === 'changes_asked') {
    for (const { id } of work) await commentOnVideo(scene, brand, id);
    await job.run(
      requestChanges,
      { id: work[0]!.id, comment: 'Pode mostrar a textura mais de perto, antes da praia?' },
      brand,
    );
    return;
  }
  if (!reached(plot, 'published')) {
    if (reached(plot, 'draft_approved')) for (const one of work) await job.approveDraft(brand, one);
    return;
  }
  on(22);
  for (const one of work) await job.publish(talent.actor, brand, one, reached(plot, 'verified'));
  if (!reached(plot, 'invoiced')) return;
  on(25);
  const invoiceId = await job.invoice(talent.actor, contract);
  on(26);
  if (plot.stage === 'invoice_refused') {
    await job.run(
      refuseInvoice,
      { id: invoiceId, comment: 'O mês de competência não é o do serviço.' },
      staff.finance,
    );
  }
  if (!reached(plot, 'processing')) return;
  await job.acceptInvoice(invoiceId);
  if (!reached(plot, 'prepared')) return;
  on(28);
  const payoutId = await job.prepare(contract);
  if (plot.stage === 'failed') {
    await job.run(
      failPayout,
      { id: payoutId, comment: 'O banco devolveu: conta encerrada.' },
      staff.secondFinance,
    );
  }
  if (!reached(plot, 'made')) return;
  on(30);
  await job.transfer(payoutId);
}

const remarks = [
  [1_500, 'Ótima abertura. O nome do produto pode aparecer já aqui?'],
  [5_200, 'Aqui, mostre a textura mais de perto.'],
] as const;

/** Adds the brand's comments at two times of a draft that is a video. */
async function commentOnVideo({ job }: Scene, brand: Actor, deliverableId: number): Promise<void> {
  const [draft] = await job.database.see(drafts, brand, { deliverableId });
  if (draft?.media !== 'video') return;
  for (const [atMs, body] of remarks) await job.run(addComment, { draftId: draft.id, atMs, body }, brand);
}

async function seedEnd(
  plot: Plot,
  { job }: Scene,
  on: (offset: number) => void,
  brand: Actor,
  hired: readonly Hired[],
) {
  on(32);
  if (plot.stage === 'made') return;
  for (const { contract, talent } of hired) {
    await job.evaluate(brand, contract, 5, 'Entregou antes do prazo e o público respondeu muito bem.');
    if (plot.stage === 'closed')
      await job.evaluate(talent.actor, contract, 5, 'Briefing claro, retorno rápido, pagamento no dia.');
  }
}

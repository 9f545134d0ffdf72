import {
  type Actor,
  acceptInvitation,
  askForMore,
  briefings,
  type Contract,
  cancelBriefing,
  counterProposal,
  declineInvitation,
  failPayout,
  markOverdue,
  openProposal,
  type Proposal,
  refuseInvoice,
  rejectProposal,
  requestChanges,
  sendBackBriefing,
  withdrawContract,
} from '@elenco/core';
import type { House, Job } from '../job';
import { brands } from './brands';
import type { StoryClock } from './clock';
import type { Talent } from './creators';
import type { Plot, Stage } from './plots';
import type { Dice } from './random';

interface Set {
  readonly job: Job;
  readonly house: House;
  readonly clock: StoryClock;
  readonly dice: Dice;
  readonly owners: readonly Actor[];
  readonly talents: readonly Talent[];
}

const order: readonly Stage[] = [
  'draft',
  'under_approval',
  'curation',
  'selection',
  'invited',
  'answered',
  'contract',
  'signed',
  'paid',
  'draft_shown',
  'draft_approved',
  'published',
  'verified',
  'invoiced',
  'processing',
  'prepared',
  'made',
  'closed',
];
/** Ends that leave the main road, and where they leave it. */
const turnings: Partial<Record<Stage, Stage>> = {
  sent_back: 'under_approval',
  more_names: 'selection',
  half_signed: 'contract',
  withdrawn: 'contract',
  overdue: 'signed',
  changes_asked: 'draft_shown',
  invoice_refused: 'invoiced',
  failed: 'prepared',
  one_evaluated: 'made',
  cancelled: 'selection',
};
const reached = (plot: Plot, stage: Stage) =>
  order.indexOf(turnings[plot.stage] ?? plot.stage) >= order.indexOf(stage);

/** One project, told up to its stage, each step on a day of its own. */
export async function tellProject(plot: Plot, set: Set): Promise<void> {
  const { job, clock } = set;
  const brand = set.owners[plot.brand]!;
  const on = (offset: number) => clock.at(Math.max(0, plot.begun - offset));
  on(0);
  const id = await job.draft(brand, briefOf(plot, clock));
  if (!reached(plot, 'under_approval')) return;
  clock.tick();
  await job.submit(brand, id);
  on(1);
  if (plot.stage === 'sent_back') {
    const comment = 'Faltou dizer se a criança pode aparecer de rosto e quem autoriza a imagem.';
    await job.run(sendBackBriefing, { id, comment }, set.house.curator);
    return;
  }
  if (!reached(plot, 'curation')) return;
  await job.approve(id);
  const cast = castOf(plot, set);
  on(2);
  await job.shortlist(
    id,
    cast.map((one) => one.creatorId),
  );
  if (!reached(plot, 'selection')) return;
  await job.release(id);
  on(4);
  if (plot.stage === 'more_names') {
    await job.run(askForMore, { id, comment: 'Gostamos dos três, mas queremos alguém do interior.' }, brand);
    return;
  }
  if (plot.stage === 'cancelled') {
    await job.run(cancelBriefing, { id, comment: 'A feira mudou de data.' }, brand);
    return;
  }
  if (!reached(plot, 'invited')) return;
  const invited = cast.slice(0, Math.max(plot.hires ?? 1, 2) + 3);
  const proposals = await job.select(
    brand,
    id,
    invited.map((one) => one.creatorId),
  );
  if (!reached(plot, 'answered')) return;
  await tellAnswers(plot, set, on, { brand, id, invited, proposals });
}

interface Invited {
  readonly brand: Actor;
  readonly id: number;
  readonly invited: readonly Talent[];
  readonly proposals: readonly Proposal[];
}

/** The first ones send their prices; what the others answer differs, so that every state is seen. */
async function tellAnswers(
  plot: Plot,
  set: Set,
  on: (offset: number) => void,
  { brand, id, invited, proposals }: Invited,
) {
  const { job, clock } = set;
  const hires = plot.hires ?? 1;
  on(5);
  const of = (talent: Talent) => proposals.find((one) => one.creatorId === talent.creatorId)!;
  for (const talent of invited.slice(0, hires + 1)) {
    clock.tick(23);
    await job.propose(
      talent.actor,
      of(talent).id,
      linesOf(plot, set),
      'Topo. Consigo gravar já na próxima semana.',
    );
  }
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
  await tellHiring(
    plot,
    set,
    on,
    brand,
    id,
    made.map((contract) => ({
      contract,
      talent: hired.find((one) => one.creatorId === contract.creatorId)!,
    })),
  );
}

interface Hired {
  readonly contract: Contract;
  readonly talent: Talent;
}

async function tellHiring(
  plot: Plot,
  set: Set,
  on: (offset: number) => void,
  brand: Actor,
  briefingId: number,
  hired: readonly Hired[],
) {
  const { job, clock } = set;
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
  for (const one of hired) await tellWork(plot, set, on, brand, one);
  if (reached(plot, 'made')) await tellEnd(plot, set, on, brand, hired);
}

/** Drafts, posts and the invoice of one creator. */
async function tellWork(
  plot: Plot,
  set: Set,
  on: (offset: number) => void,
  brand: Actor,
  { contract, talent }: Hired,
) {
  const { job, house } = set;
  if (!reached(plot, 'draft_shown')) return;
  on(18);
  const work = await job.deliverablesOf(contract.id);
  for (const one of work)
    await job.showDraft(talent.actor, one, `#publi ${plot.product}: ${plot.about}`.slice(0, 600));
  if (plot.stage === 'changes_asked') {
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
      house.finance,
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
      house.secondFinance,
    );
  }
  if (!reached(plot, 'made')) return;
  on(30);
  await job.transfer(payoutId);
}

async function tellEnd(
  plot: Plot,
  { job }: Set,
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

/** Charges whose day has gone by, as the worker does every night. */
export const passTheNights = (job: Job) => job.run(markOverdue, {}, { role: 'system' });

function briefOf(plot: Plot, clock: StoryClock) {
  const begun = -plot.begun;
  return {
    kind: plot.kind ?? 'creator',
    title: plot.title,
    brand: brands[plot.brand]!.trade,
    product: plot.product,
    description: plot.about,
    audience: 'Adultos de 20 a 45 anos, todo o Brasil',
    goals: ['awareness', 'engagement'],
    skill: plot.skill,
    tags: [],
    sought: 'Quem fale do assunto no dia a dia, com voz própria.',
    creatorsWanted: plot.hires ?? 1,
    channels: [...new Set(plot.wanted.map(([channel]) => channel))],
    wanted: plot.wanted.map(([channel, format, quantity]) => ({ channel, format, quantity })),
    dos: 'Luz natural, fala espontânea, #publi na primeira linha.',
    donts: 'Comparação com outras marcas, promessa de resultado.',
    startsOn: clock.day(begun + 10),
    endsOn: clock.day(begun + 45),
    budgetCents: plot.budgetCents,
  } as Parameters<Job['draft']>[1];
}

/** Those on the shortlist: of the speciality first, then others; the story's own creator where the plot says so. */
function castOf(plot: Plot, { talents, dice }: Set): Talent[] {
  const [caio, ...others] = talents.slice(0, 60) as [Talent, ...Talent[]];
  const near = others.filter((one) => one.skill === plot.skill);
  const far = dice.some(
    others.filter((one) => one.skill !== plot.skill),
    12,
  );
  const cast = [...near, ...far].slice(0, Math.max((plot.hires ?? 1) + 4, 5));
  return plot.caio ? [caio, ...cast] : cast;
}

/** A price a little below an equal share of the budget. */
function linesOf(plot: Plot, { dice }: Set) {
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

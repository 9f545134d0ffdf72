import {
  type Actor,
  attachBriefing,
  briefings,
  cancelSquad,
  charges,
  closeSquad,
  combineCharges,
  openProposal,
  proposals,
  reportSquad,
  requestChanges,
} from '@elenco/core';
import type { Talent } from '../creators';
import { reels, stories, tiktok } from '../plots/plot';
import type { Scene } from '../projects/scene';
import { beginSquad, castBriefing, type Hired, runMoves } from './cast';
import { holidayPlan, springPlan, summerPlan, walkPlan, writePlan } from './steps';
import { springVision, summerVision, writeVision } from './vision';

type Brand = Extract<Actor, { role: 'company' }>;

/**
 * Creates squads of the first brand: one completed with 12 creators, one running, one draft, and one in each
 * of the other states.
 */
export async function seedSquads(scene: Scene): Promise<void> {
  const [caio, ...others] = scene.talents as [Talent, ...Talent[]];
  await finishedSquad(scene, [caio, ...others.slice(12, 23)]);
  await runningSquad(scene, [caio, ...others.slice(26, 36)]);
  await otherSquads(scene, others.slice(40, 46));
}

async function finishedSquad(scene: Scene, cast: readonly Talent[]) {
  const { job, clock, owners } = scene;
  const brand = owners[0] as Brand;
  clock.at(80);
  const squad = await beginSquad(
    scene,
    brand,
    {
      title: 'Primavera na pele',
      description: 'Doze vozes, uma semana: a pele na troca de estação, sem filtro e sem promessa.',
      budgetCents: 4_800_000,
      endsOn: clock.day(-30),
    },
    cast,
  );
  await writeVision(scene, brand, squad.id, 0, springVision);
  await runMoves(scene, brand, squad.id, 'cast');
  const plot = {
    brand: 0,
    title: 'Primavera na pele',
    product: 'Gel Aurora Orvalho',
    about: 'A pele na troca de estação: o que muda de manhã e o que fica na bolsa.',
    skill: 'skincare',
    wanted: [reels(1), stories(1)],
    budgetCents: 4_800_000,
    begun: 75,
    stage: 'made',
    hires: cast.length,
  } as const;
  const whole = { answering: cast.length, hires: cast.length };
  const hired = await castBriefing(scene, brand, squad, { plot, endsOn: -32, cast, ...whole });
  await runMoves(scene, brand, squad.id, 'review', 'start');
  clock.at(62);
  for (const { contract } of hired) await job.pay(contract);
  for (const [n, { contract, talent }] of hired.entries()) {
    clock.at(50);
    const work = await job.deliverablesOf(contract.id);
    for (const piece of work)
      await job.showDraft(talent.actor, piece, `#publi ${plot.product}: ${plot.about}`);
    // The steps are spread over ten days, as in a real campaign.
    clock.at(44 - (n % 10));
    for (const piece of work) await job.publish(talent.actor, brand, piece);
  }
  const { briefingId } = hired[0]!.contract;
  await writePlan(scene, brand, { squadId: squad.id, briefingId: briefingId! }, springPlan);
  clock.at(32);
  await job.run(reportSquad, { id: squad.id }, brand);
  clock.at(28);
  await job.run(closeSquad, { id: squad.id }, brand);
}

async function runningSquad(scene: Scene, cast: readonly Talent[]) {
  const { job, clock, owners } = scene;
  const brand = owners[0] as Brand;
  clock.at(45);
  const squad = await beginSquad(
    scene,
    brand,
    {
      title: 'Embaixadoras de verão',
      description:
        'A mesma turma do primeiro sol ao Carnaval: abertura com Reels, depois o dia a dia no TikTok.',
      budgetCents: 6_000_000,
      endsOn: clock.day(40),
    },
    cast,
  );
  await writeVision(scene, brand, squad.id, 0, {
    ...summerVision,
    targets: summerVision.targets.slice(0, 1),
  });
  await writeVision(scene, brand, squad.id, 1, summerVision);
  await runMoves(scene, brand, squad.id, 'cast');
  const about = { brand: 0, product: 'Protetor Aurora FPS 70', skill: 'skincare', stage: 'paid' } as const;
  const opening = {
    ...about,
    title: 'Verão: abertura',
    about: 'O primeiro domingo de sol, com o protetor na bolsa de praia.',
    wanted: [reels(2), stories(1)],
    budgetCents: 2_800_000,
    begun: 42,
    hires: 8,
  };
  const first = await castBriefing(scene, brand, squad, {
    plot: opening,
    endsOn: -2,
    cast,
    answering: 7,
    hires: 5,
  });
  await runMoves(scene, brand, squad.id, 'review', 'start');
  const daily = {
    ...about,
    title: 'Verão: dia a dia',
    about: 'Reaplicar de verdade: no ônibus, no intervalo, na fila do picolé.',
    wanted: [tiktok(1), reels(1), stories(1)],
    budgetCents: 3_200_000,
    begun: 20,
    hires: 9,
  };
  const second = await castBriefing(scene, brand, squad, {
    plot: daily,
    endsOn: 18,
    cast,
    answering: 9,
    hires: 6,
  });
  clock.at(10);
  for (const { contract } of [...first, ...second.slice(0, 2)]) await job.pay(contract);
  const of = { briefingId: second[0]!.contract.briefingId!, status: 'open' } as const;
  const open = await job.database.see(charges, brand, of);
  const totalCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await job.run(combineCharges, { briefingId: of.briefingId, totalCents }, brand);
  for (const [n, one] of first.entries()) await workOf(scene, brand, one, n);
  for (const [n, one] of second.entries()) await workOf(scene, brand, one, n + 2);
  clock.at(2);
  const { briefingId } = first[0]!.contract;
  await writePlan(scene, brand, { squadId: squad.id, briefingId: briefingId! }, summerPlan);
  clock.at(1);
  const sent = await job.database.see(proposals, brand, {
    status: 'sent',
    briefingId: second[0]!.contract.briefingId!,
  });
  if (sent[0]) await job.run(openProposal, { id: sent[0].id }, brand);
}

/** Carries out each creator's work to a different stage, from fully verified to not started. */
async function workOf({ job, clock }: Scene, brand: Actor, { contract, talent }: Hired, n: number) {
  const [one, two, three] = await job.deliverablesOf(contract.id);
  const caption = '#publi Protetor de bolso, do primeiro ao último sol.';
  if (n === 6 || n === 7) return;
  clock.at(8);
  await job.showDraft(talent.actor, one!, caption);
  if (n === 2) {
    await job.run(
      requestChanges,
      { id: one!.id, comment: 'Pode abrir com o produto na mão, antes da praia?' },
      brand,
    );
    return;
  }
  clock.at(7 - (n % 3));
  await job.publish(talent.actor, brand, one!, n % 3 !== 1);
  clock.at(3);
  if (n !== 1) await job.showDraft(talent.actor, two!, caption);
  if (n === 4 || n === 0) await job.approveDraft(brand, two!);
  if (n === 1) {
    for (const piece of [two!, three!]) {
      await job.showDraft(talent.actor, piece, caption);
      clock.at(2);
      await job.publish(talent.actor, brand, piece);
    }
  }
}

/** Creates a draft with creators from a list, and one squad in each of the remaining states. */
async function otherSquads(scene: Scene, cast: readonly Talent[]) {
  const { job, clock, owners } = scene;
  const plan = (title: string, description: string, budgetCents: number) => ({
    title,
    description,
    budgetCents,
    endsOn: clock.day(120),
  });
  clock.at(2);
  const [aurora, tapera, legua, costa] = owners as [Brand, Brand, Brand, Brand];
  await beginSquad(scene, aurora, plan('Outono em casa', 'Banho demorado, vela, meia luz.', 3_000_000), cast);
  const given = await beginSquad(
    scene,
    aurora,
    plan('Feira do Rio', 'Cobertura de três dias.', 900_000),
    cast,
  );
  await job.run(cancelSquad, { id: given.id, comment: 'A feira mudou para o ano que vem.' }, aurora);
  const vision = await beginSquad(scene, tapera, plan('Colheita', 'Da flor ao grão.', 2_000_000), cast);
  await runMoves(scene, tapera, vision.id, 'plan');
  const casting = await beginSquad(scene, tapera, plan('Café de família', 'Quatro casas.', 1_600_000), cast);
  await writeVision(scene, tapera, casting.id, 0, {
    objective: 'Quatro casas, quatro jeitos de passar o mesmo café.',
    creators: 1_200_000,
  });
  await runMoves(scene, tapera, casting.id, 'cast');
  const approval = await beginSquad(scene, legua, plan('Andar a pé', 'Cidade por cidade.', 1_800_000), cast);
  await writeVision(scene, legua, approval.id, 0, {
    objective: 'Mostrar cidades que se conhecem a pé, em um dia.',
    creators: 1_500_000,
  });
  await runMoves(scene, legua, approval.id, 'cast');
  const shoes = await attach(scene, legua, approval.id, 'Sapato para andar muito');
  await writePlan(scene, legua, { squadId: approval.id, briefingId: shoes }, walkPlan);
  await runMoves(scene, legua, approval.id, 'review');
  const report = await beginSquad(
    scene,
    costa,
    plan('Férias no litoral', 'Família na estrada.', 800_000),
    cast,
  );
  await writeVision(scene, costa, report.id, 0, {
    objective: 'Encher os quartos de família em julho.',
    creators: 600_000,
  });
  await runMoves(scene, costa, report.id, 'cast');
  const holidays = await attach(scene, costa, report.id, 'Férias com criança');
  await writePlan(scene, costa, { squadId: report.id, briefingId: holidays }, holidayPlan);
  await runMoves(scene, costa, report.id, 'review', 'start');
  await job.run(reportSquad, { id: report.id }, costa);
}

/** Adds an existing project to the squad. */
async function attach({ job }: Scene, brand: Actor, squadId: number, title: string) {
  const [project] = await job.database.see(briefings, brand, { title });
  await job.run(attachBriefing, { squadId, briefingId: project!.id }, brand);
  return project!.id;
}

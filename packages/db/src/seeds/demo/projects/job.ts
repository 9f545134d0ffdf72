import {
  type Actor,
  applications,
  applyToJob,
  conditions,
  conditionsFor,
  creators,
  declineApplicant,
  jobs,
  openBriefing,
  pauseJob,
  shortlistApplicant,
  withdrawApplication,
} from '@elenco/core';
import type { Talent } from '../creators';
import type { Plot } from '../plots';
import type { Scene } from './scene';

interface Open {
  readonly brand: Actor;
  readonly id: number;
  readonly cast: readonly Talent[];
}

const messages = [
  'Já uso o produto em casa e tenho uma ideia de roteiro com começo, meio e fim.',
  'Minha comunidade pergunta sempre sobre isso. Posso gravar na semana que vem.',
  'Topo a faixa. Tenho luz natural o dia todo e entrego o bruto também.',
  'Gravo em casa e entrego em dois dias.',
  'Conheço a marca há anos e já falei dela sem que ninguém pedisse.',
];

/**
 * Publishes the briefing as a job. Some creators apply: one proposes a different price, two are shortlisted,
 * one is declined, one withdraws. Returns the creators that the brand chooses.
 */
export async function seedJob(
  plot: Plot,
  { job, clock, talents }: Scene,
  { brand, id, cast }: Open,
): Promise<number[]> {
  const each = Math.floor(plot.budgetCents / (plot.hires ?? 1) / 100_00) * 100_00;
  // The job of one project has closed when the demo data ends, so that all its applicants have an answer.
  const days = plot.stage === 'more_names' ? { closes: -3, answers: -1 } : { closes: 6, answers: 10 };
  clock.tick(31);
  await job.run(
    openBriefing,
    {
      briefingId: id,
      summary: plot.about,
      feeLowCents: Math.round(each * 0.7),
      feeHighCents: each,
      places: plot.hires ?? 1,
      conditions: conditions.parse({ minFollowers: 1_000 }),
      closesOn: clock.day(days.closes),
      answersOn: clock.day(days.answers),
    },
    brand,
  );
  const [opening] = await job.database.see(jobs, brand, { briefingId: id });
  if (!opening) throw new Error('the job was not opened');
  const fitting = talents.filter(({ skill, creatorId }) => {
    return skill === plot.skill && !cast.some((one) => one.creatorId === creatorId);
  });
  const [caio] = talents;
  let sent = 0;
  for (const talent of [
    ...(caio && plot.stage === 'selection' ? [caio] : []),
    ...fitting,
    ...talents.slice(60, 90),
  ]) {
    if (sent === messages.length) break;
    const profile = await job.database.get(creators, talent.actor, talent.creatorId);
    if (conditionsFor(opening, profile).some(({ met }) => !met)) continue;
    clock.tick(17);
    const counterCents = sent === 1 ? Math.round(each * 1.1) : null;
    await job.run(
      applyToJob,
      { openingId: opening.id, message: messages[sent]!, counterCents },
      talent.actor,
    );
    sent += 1;
  }
  const [, second, third, fourth, fifth] = await job.database.see(
    applications,
    brand,
    { openingId: opening.id },
    { by: 'id' },
  );
  clock.tick(41);
  if (second) await job.run(shortlistApplicant, { id: second.id }, brand);
  const comment = 'Desta vez procuramos quem já fala do assunto toda semana.';
  if (third) await job.run(declineApplicant, { id: third.id, comment }, brand);
  const left = talents.find(({ creatorId }) => creatorId === fourth?.creatorId);
  if (fourth && left) await job.run(withdrawApplication, { id: fourth.id }, left.actor);
  if (fifth) await job.run(shortlistApplicant, { id: fifth.id }, brand);
  if (plot.stage === 'selection') await job.run(pauseJob, { id: opening.id }, brand);
  return second ? [second.creatorId] : [];
}

import {
  acceptInvitation,
  answerDueApplications,
  cancelBriefing,
  markOverdue,
  type Proposal,
  requestMoreCreators,
  sendBackBriefing,
} from '@elenco/core';
import type { Job } from '../../job';
import { brands } from '../brands';
import type { DemoClock } from '../clock';
import type { Talent } from '../creators';
import { type Plot, reached } from '../plots';
import { seedAnswers } from './answers';
import { seedJob } from './job';
import type { Scene } from './scene';

/** Stages in which a project is also published as a job. */
const withJob: readonly Plot['stage'][] = ['curation', 'selection', 'more_names', 'invited'];

/** Carries out a demo project up to the stage of its plot, each step on its own day. */
export async function seedProject(plot: Plot, scene: Scene): Promise<void> {
  const { job, clock } = scene;
  const brand = scene.owners[plot.brand]!;
  const on = (offset: number) => clock.at(Math.max(0, plot.begun - offset));
  on(0);
  const id = await job.draft(brand, briefOf(plot, clock));
  if (!reached(plot, 'under_approval')) return;
  clock.tick();
  await job.submit(brand, id);
  on(1);
  if (plot.stage === 'sent_back') {
    const comment = 'Faltou dizer se a criança pode aparecer de rosto e quem autoriza a imagem.';
    await job.run(sendBackBriefing, { id, comment }, scene.staff.curator);
    return;
  }
  if (!reached(plot, 'curation')) return;
  await job.approve(id);
  const cast = castOf(plot, scene);
  on(2);
  await job.shortlist(id, idsOf(cast));
  const opened = withJob.includes(plot.stage) && plot.kind !== 'silent_squad';
  const applicants = opened ? await seedJob(plot, scene, { brand, id, cast }) : [];
  if (!reached(plot, 'selection')) return;
  await job.release(id);
  on(4);
  if (plot.stage === 'more_names') {
    await job.run(
      requestMoreCreators,
      { id, comment: 'Gostamos destes nomes, mas queremos também alguém do interior.' },
      brand,
    );
    return;
  }
  if (plot.stage === 'cancelled') {
    await job.run(cancelBriefing, { id, comment: 'A feira mudou de data.' }, brand);
    return;
  }
  if (!reached(plot, 'invited')) return;
  const invited = cast.slice(0, Math.max(plot.hires ?? 1, 2) + 3);
  const standIns = cast.slice(invited.length, invited.length + 2);
  const proposals = await job.select(brand, id, [...idsOf(invited), ...applicants], idsOf(standIns));
  if (plot.kind === 'silent_squad') await acceptSilentInvitation(scene, invited[1]!, proposals);
  if (!reached(plot, 'answered')) return;
  await seedAnswers(plot, scene, on, { brand, id, invited, proposals });
}

/**
 * Lets one creator of a silent squad accept confidentiality, so that this creator can read the whole brief.
 * The other creators cannot read the whole brief.
 */
async function acceptSilentInvitation(
  { job }: Scene,
  { actor, creatorId }: Talent,
  proposals: readonly Proposal[],
) {
  const { id } = proposals.find((one) => one.creatorId === creatorId)!;
  await job.run(acceptInvitation, { id, name: 'name' in actor ? actor.name : '' }, actor);
}

/** Runs the nightly commands for overdue charges and for applications whose answer is due. */
export async function runNightlyCommands(job: Job): Promise<void> {
  await job.run(markOverdue, {}, { role: 'system' });
  await job.run(answerDueApplications, {}, { role: 'system' });
}

export function briefOf(plot: Plot, clock: DemoClock) {
  const begun = -plot.begun;
  const kind = plot.kind ?? 'creator';
  const wanted = plot.wanted.map(([channel, format, quantity]) => ({ channel, format, quantity }));
  return {
    kind,
    title: plot.title,
    description: plot.about,
    skill: plot.skill,
    tags: [],
    creatorsWanted: plot.hires ?? 1,
    startsOn: clock.day(begun + 10),
    endsOn: clock.day(begun + 10 + (plot.days ?? 35)),
    budgetCents: plot.budgetCents,
    ...(kind === 'freelancer' ? {} : { brand: brands[plot.brand]!.trade, product: plot.product, wanted }),
    ...(kind === 'creator' ? ofCreators(plot) : {}),
    ...plot.brief,
  } as Parameters<Job['draft']>[1];
}

/** Returns additional fields of a briefing for creators. */
const ofCreators = ({ wanted }: Plot) => ({
  audience: 'Adultos de 20 a 45 anos, todo o Brasil',
  goals: ['awareness', 'engagement'],
  sought: 'Quem fale do assunto no dia a dia, com voz própria.',
  channels: [...new Set(wanted.map(([channel]) => channel))],
  rights: { uses: ['repost', 'boost_brand'], territory: 'brazil', days: 90, from: 'publication' },
  review: { rounds: 2, days: 3 },
  links: [{ title: 'O que já publicamos', url: 'https://www.instagram.com/explore/' }],
  dos: 'Luz natural, fala espontânea, #publi na primeira linha.',
  donts: 'Comparação com outras marcas, promessa de resultado.',
});

const idsOf = (talents: readonly Talent[]) => talents.map((one) => one.creatorId);

/**
 * Returns the shortlist of a project: creators of its specialty first, then others. Includes the demo creator
 * if the plot's `caio` is set.
 */
function castOf(plot: Plot, { talents, dice }: Scene): Talent[] {
  const [caio, ...others] = talents.slice(0, 60) as [Talent, ...Talent[]];
  const near = others.filter((one) => one.skill === plot.skill);
  const far = dice.some(
    others.filter((one) => one.skill !== plot.skill),
    12,
  );
  const cast = [...near, ...far].slice(0, Math.max((plot.hires ?? 1) + 6, 7));
  return plot.caio ? [caio, ...cast] : cast;
}

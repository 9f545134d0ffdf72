import {
  type Actor,
  type Contract,
  castSquad,
  createList,
  inviteList,
  planSquad,
  proposals,
  reviewSquad,
  startSquad,
} from '@elenco/core';
import { squads } from '@elenco/core/hiring';
import type { Job } from '../../job';
import type { Talent } from '../creators';
import type { Plot } from '../plots';
import { briefOf } from '../projects';
import type { Scene } from '../projects/scene';

/** A briefing of a squad: its plot, the creators to invite, and how many of them answer and are hired. */
export interface SquadBriefing {
  readonly plot: Plot;
  /** Due date of the work, in days after the last day of the demo data. */
  readonly endsOn: number;
  readonly cast: readonly Talent[];
  readonly answering: number;
  readonly hires: number;
}

export interface Hired {
  readonly contract: Contract;
  readonly talent: Talent;
}

const moves = {
  plan: (job: Job, id: number, brand: Actor) => job.run(planSquad, { id }, brand),
  cast: (job: Job, id: number, brand: Actor) => job.run(castSquad, { id }, brand),
  review: (job: Job, id: number, brand: Actor) => job.run(reviewSquad, { id }, brand),
  start: (job: Job, id: number, brand: Actor) => job.run(startSquad, { id }, brand),
} as const;

export async function runMoves(
  { job, clock }: Scene,
  brand: Actor,
  id: number,
  ...names: (keyof typeof moves)[]
) {
  for (const name of names) {
    clock.tick();
    await moves[name](job, id, brand);
  }
}

/** Creates a draft of a squad on the current day of the clock, and a list with the creators of the squad. */
export async function beginSquad(
  { job, clock }: Scene,
  brand: Actor,
  { title, ...given }: { title: string; description: string; budgetCents: number; endsOn: string },
  cast: readonly Talent[],
): Promise<{ readonly id: number; readonly listId: number }> {
  const listId = await listOf(job, brand, title, cast);
  const startsOn = clock.now().slice(0, 10);
  const row = { title, startsOn, listId, ...given };
  const { id } = await job.database.create(squads, row, { actor: brand, now: clock.now() });
  return { id, listId };
}

async function listOf(job: Scene['job'], brand: Actor, name: string, cast: readonly Talent[]) {
  const keys = cast.map(({ creatorId }) => String(creatorId));
  return (await job.run(createList, { name, keys }, brand)).id;
}

/** Carries out a briefing of a squad, from its text to the signed contracts of the hired creators. */
export async function castBriefing(
  scene: Scene,
  brand: Actor,
  squad: { readonly id: number; readonly listId: number },
  { plot, endsOn, cast, answering, hires }: SquadBriefing,
): Promise<readonly Hired[]> {
  const { job, clock } = scene;
  const on = (offset: number) => clock.at(Math.max(0, plot.begun - offset));
  on(0);
  const brief = { ...briefOf(plot, clock), endsOn: clock.day(endsOn), squadId: squad.id };
  const briefingId = await job.draft(brand, brief);
  clock.tick();
  await job.submit(brand, briefingId);
  on(1);
  await job.approve(briefingId);
  on(2);
  await job.run(inviteList, { briefingId, listId: squad.listId }, brand);
  const offers = await job.database.see(proposals, brand, { briefingId });
  const idOf = (talent: Talent) => offers.find((one) => one.creatorId === talent.creatorId)!.id;
  on(4);
  for (const [n, talent] of cast.slice(0, answering).entries()) {
    clock.tick(11);
    const lines = linesOf(plot, 70 + (n % 5) * 5);
    await job.propose(talent.actor, idOf(talent), lines, 'Topo. Vou adorar fazer parte desta turma.');
  }
  on(6);
  const hired = cast.slice(0, hires);
  const made = await job.hire(brand, briefingId, hired.map(idOf));
  const all = made.map((contract) => ({
    contract,
    talent: hired.find(({ creatorId }) => creatorId === contract.creatorId)!,
  }));
  on(8);
  for (const { contract, talent } of all) {
    clock.tick();
    await job.sign(contract, brand, talent.actor);
  }
  return all;
}

/** Returns lines of a proposal whose price is a percentage of an equal share of the budget. */
function linesOf({ wanted, budgetCents, hires = 1 }: Plot, share: number) {
  const each = (budgetCents * share) / 100 / hires / wanted.length;
  return wanted.map(([channel, format, quantity]) => ({
    channel,
    format,
    quantity,
    pricing: 'total' as const,
    amountCents: Math.floor(each / 500) * 500,
  }));
}

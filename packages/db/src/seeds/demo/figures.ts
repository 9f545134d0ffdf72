import { daysBetween } from '@elenco/brazil';
import {
  type Actor,
  askedMetrics,
  checkPost,
  confirmFigures,
  deliverables,
  observations,
  type Post,
  posts,
  publishContent,
  readingHours,
  readings,
  readingsOf,
  sendBackLink,
  sendFigures,
  storeReading,
} from '@elenco/core';
import type { Job } from '../job';
import type { DemoClock } from './clock';
import type { Talent } from './creators';
import { Dice } from './random';

interface Scene {
  readonly job: Job;
  readonly clock: DemoClock;
  readonly curator: Actor;
  readonly owners: readonly Actor[];
  readonly talents: readonly Talent[];
  /** Stores a screenshot of the creator and returns its id. */
  readonly keepProof: (owner: Actor, name: string) => Promise<number>;
}

const system = { role: 'system' } as const;
/** Reach of a post at each reading, as a share of the reach after a month. */
const grown = { '24h': 0.45, '72h': 0.7, '7d': 0.86, '30d': 1 } as const;
/** Number of each interaction per hundred views. */
const part = {
  views: 100,
  reach: 71,
  likes: 6.2,
  comments: 0.45,
  shares: 0.9,
  saves: 1.4,
  replies: 0.3,
  profileVisits: 1.1,
  clicks: 0.8,
  reposts: 0.2,
  follows: 0.1,
  watchTime: 0,
  orders: 0,
  revenue: 0,
} as const;

/**
 * Adds metrics to the posts of a month. Some metrics were read from a network, and others were entered by
 * creators; of these, some are confirmed. Some posts have no metrics. One link was wrong, one post became
 * private, and one was deleted.
 */
export async function addFigures(scene: Scene): Promise<void> {
  const { job, clock, curator } = scene;
  const dice = new Dice(20_261_208);
  await replaceOneLink(scene);
  const all = await job.database.see(posts, curator, {});
  const current = all.filter(({ status }) => status !== 'withdrawn');
  for (const [n, post] of current.entries()) {
    // Every sixth post has no metrics, because its creator has not answered yet.
    if (n % 6 !== 5) await addOf(post, n, scene, dice);
  }
  clock.at(0);
  // Stories disappear automatically, so hidden and deleted posts are chosen from the other formats.
  const [, hidden, lost] = current.filter(({ format }) => format !== 'stories');
  for (const { id } of current.slice(0, -1)) {
    const found = id === hidden?.id ? 'private' : id === lost?.id ? 'gone' : 'found';
    await job.run(checkPost, { id, found }, system);
  }
}

async function addOf(post: Post, n: number, scene: Scene, dice: Dice): Promise<void> {
  const { job, clock, owners, talents, keepProof } = scene;
  const creator = talents.find(({ creatorId }) => creatorId === post.creatorId)!.actor;
  const brand = owners.find((one) => one.role === 'company' && one.companyId === post.companyId)!;
  const views = dice.between(9_000, 64_000);
  const age = daysBetween(post.publishedOn, clock.today);
  for (const reading of readingsOf(post.format)) {
    const days = readingHours[reading] / 24;
    if (days > age) return;
    clock.at(age - days);
    clock.tick(60 + n);
    const figures = Object.fromEntries(
      askedMetrics(post.network, post.format).map((metric) => [
        metric,
        Math.round((views * grown[reading] * part[metric]) / 100),
      ]),
    );
    if (n % 3 === 0) {
      const read = { networkPostId: `demo-${post.id}`, caption: post.caption, figures: { organic: figures } };
      await job.run(storeReading, { id: post.id, read }, system);
      continue;
    }
    // The creator did not enter one of the metrics.
    if (n % 4 === 1) delete figures.shares;
    const proofFileId = await keepProof(creator, `insights-${post.id}-${reading}.pdf`);
    await job.run(sendFigures, { posts: [{ postId: post.id, figures, proofFileId }] }, creator);
    if (reading !== readings.at(-1)) await confirmAll(scene, brand, post.id);
  }
}

/** Confirms all metrics of a post as the brand, as if the brand had compared them with the screenshots. */
async function confirmAll({ job }: Scene, brand: Actor, postId: number): Promise<void> {
  const open = await job.database.see(observations, brand, { postId, confirmed: false });
  await job.run(confirmFigures, { ids: open.map(({ id }) => id) }, brand);
}

/** Replaces the link of a post, because the creator had entered the link of another post. */
async function replaceOneLink({ job, clock, curator, talents }: Scene): Promise<void> {
  clock.at(0);
  const [piece] = await job.database.see(deliverables, curator, { status: 'published' });
  const creator = talents.find(({ creatorId }) => creatorId === piece!.creatorId)!.actor;
  await job.run(sendBackLink, { id: piece!.id, comment: 'Este link é de outra publicação.' }, curator);
  await job.run(publishContent, { id: piece!.id, link: `${piece!.link}certo/` }, creator);
}

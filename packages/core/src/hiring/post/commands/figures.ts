import { addDays, businessDate, startOfDay } from '@elenco/brazil';
import { z } from 'zod';
import { type Change, type FieldError, insert } from '../../../kit';
import { askedMetrics, type MetricName, methodAt, metricName } from '../metrics';
import { metricValue, type Observation, observations, type Post } from '../post';

/** KnownFigures of one post by metric; null and absent are both unknown. */
export const figuresInput = z.partialRecord(metricName, metricValue.nullable());
export type FiguresInput = z.output<typeof figuresInput>;

/** What is known, without the empty ones. */
const known = (figures: FiguresInput): [MetricName, number][] =>
  Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name as MetricName, value] as [MetricName, number]] : [],
  );

/** The moment of figures that are of a day: now for today, else the end of it. */
export const momentOf = (day: string, now: string): string =>
  day === businessDate(now) ? now : new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString();

/** Why figures of a post on a day cannot be so; empty when they can. Pointers begin at `pointer`. */
export function wrongFigures(
  post: Post,
  given: { readonly day: string; readonly figures: FiguresInput },
  pointer: string,
  now: string,
): FieldError[] {
  const { day, figures } = given;
  const there = known(figures);
  const { views, reach } = figures;
  const asked = askedMetrics(post.network, post.format);
  const refused = (code: string, at: string): FieldError => ({ code, pointer: `${pointer}${at}` });
  return [
    ...(post.status === 'withdrawn' ? [refused('post_withdrawn', '')] : []),
    ...(there.length === 0 ? [refused('figures_needed', `/figures/${asked[0]}`)] : []),
    ...(day > businessDate(now) ? [refused('in_the_future', '/observedOn')] : []),
    ...(day < post.publishedOn ? [refused('before_publication', '/observedOn')] : []),
    // Whoever was reached has seen it at least once.
    ...(typeof views === 'number' && typeof reach === 'number' && reach > views
      ? [refused('reach_above_views', '/figures/reach')]
      : []),
  ];
}

type About = Pick<Observation, 'observedAt' | 'source' | 'reachKind' | 'proofFileId'>;

/** One row for each known figure; those of a network and of staff need nobody's confirmation. */
export function observed(post: Post, figures: FiguresInput, about: About): Change[] {
  const { id: postId, contractId, briefingId, companyId, creatorId, network } = post;
  return known(figures).map(([name, value]) =>
    insert(observations, {
      postId,
      contractId,
      briefingId,
      companyId,
      creatorId,
      metric: name,
      value,
      ...about,
      methodVersion: methodAt(network, businessDate(about.observedAt)),
      confirmed: about.source !== 'creator',
      confirmedAt: null,
      confirmedById: null,
    }),
  );
}

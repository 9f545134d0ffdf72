import { addDays, businessDate, startOfDay } from '@elenco/brazil';
import { z } from 'zod';
import { methodAt } from '../../../discovery';
import { type Change, type FieldError, insert } from '../../../kit';
import { askedMetrics, type MetricName, metricName } from '../metrics';
import { metricValue, type Observation, observations, type Post } from '../post';

/** Metrics of one post. A value that is null or absent is unknown. */
export const figuresInput = z.partialRecord(metricName, metricValue.nullable());
export type FiguresInput = z.output<typeof figuresInput>;

/** Returns the known metrics as pairs of name and value. */
const known = (figures: FiguresInput): [MetricName, number][] =>
  Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name as MetricName, value] as [MetricName, number]] : [],
  );

/**
 * Returns the time to which metrics entered for a day refer: the current time for today, otherwise the end of
 * the day.
 */
export const momentOf = (day: string, now: string): string =>
  day === businessDate(now) ? now : new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString();

/**
 * Returns the errors of metrics entered for a post and a day; an empty array if they are valid. Pointers
 * start with `pointer`.
 */
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
    // Everyone who was reached has viewed the post at least once, so reach cannot exceed views.
    ...(typeof views === 'number' && typeof reach === 'number' && reach > views
      ? [refused('reach_above_views', '/figures/reach')]
      : []),
  ];
}

type About = Pick<Observation, 'observedAt' | 'source' | 'reachKind' | 'proofFileId'>;

/** Returns one insert per known metric. Metrics from a network or from staff need no confirmation. */
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

import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, holds, Problem, update } from '../../../kit';
import {
  creatorIdOf,
  date,
  defineCommand,
  id,
  requireAccess,
  requireFile,
  userIdOf,
  webLink,
} from '../../../people';
import { confirmRule, figureStaff, MAX_LINES, MAX_REPORTED, observations, posts, reachKind } from '../post';
import { figuresInput, momentOf, observed, wrongFigures } from './figures';

/** Confirms a creator's metrics, as the brand or staff. Confirmed metrics do not change. */
export const confirmFigures = defineCommand({
  name: 'observations.confirm',
  rest: 'Confirms submitted metrics',
  input: z.strictObject({ ids: z.array(id).min(1, 'required').max(500, 'too_many') }),
  async load(find, { ids }, { actor }) {
    requireAccess(actor, confirmRule);
    const rows = await find.lockMany(observations, { id: ids });
    const scope = confirmRule(actor);
    if (rows.length < new Set(ids).size || !rows.every((row) => holds(scope, row))) {
      throw new Problem('not_found');
    }
    return rows;
  },
  decide({ rows, actor, now }) {
    const open = rows.filter(({ confirmed }) => !confirmed);
    const mark = { confirmed: true, confirmedAt: now, confirmedById: userIdOf(actor) };
    return accept(
      open.map(({ id: one }) => update(observations, one, mark)),
      { confirmed: open.length },
    );
  },
});

const row = z.strictObject({
  /** Line number in the file, from 1. Refusals refer to it. */
  line: z.int().positive(),
  /** The post, identified by its id or by its link. */
  postId: id.nullable().default(null),
  url: webLink.nullable().default(null),
  observedOn: date,
  reachKind: reachKind.default('organic'),
  figures: figuresInput,
});

/** A refused line with the reason for the refusal. */
export interface RefusedLine {
  readonly line: number;
  readonly pointer: string;
  readonly code: string;
}

/**
 * Imports metrics line by line, as staff. Stores valid lines; skips and returns invalid ones (`unknown_post`
 * and the errors of `wrongFigures`).
 */
export const importFigures = defineCommand({
  name: 'observations.import',
  rest: 'Imports metrics of many posts',
  input: z.strictObject({ rows: z.array(row).min(1, 'required').max(MAX_LINES, 'too_many') }),
  async load(find, { rows }, { actor }) {
    requireAccess(actor, figureStaff);
    const ids = rows.flatMap(({ postId }) => postId ?? []);
    const urls = rows.flatMap(({ postId, url }) => (postId === null && url !== null ? [url] : []));
    const byId = ids.length > 0 ? await find.lockMany(posts, { id: ids }) : [];
    const byUrl = urls.length > 0 ? await find.lockMany(posts, { url: urls }) : [];
    return [...byId, ...byUrl];
  },
  decide({ rows: found, input, now }) {
    const refused: RefusedLine[] = [];
    const changes = input.rows.flatMap(({ line, postId, url, observedOn: day, reachKind: kind, figures }) => {
      const post = found.find((one) =>
        postId === null ? one.url === url && one.status !== 'withdrawn' : one.id === postId,
      );
      const wrong = post
        ? wrongFigures(post, { day, figures }, '', now)
        : [{ code: 'unknown_post', pointer: postId === null ? '/url' : '/postId' }];
      refused.push(...wrong.map(({ code, pointer }) => ({ line, pointer, code })));
      if (!post || wrong.length > 0) return [];
      return observed(post, figures, {
        observedAt: momentOf(day, now),
        source: 'staff',
        reachKind: kind,
        proofFileId: null,
      });
    });
    const left = new Set(refused.map(({ line }) => line));
    return accept(changes, { taken: input.rows.filter(({ line }) => !left.has(line)).length, refused });
  },
});

const reported = z.strictObject({
  postId: id,
  /** Day to which the metrics refer; null for today. */
  observedOn: date.nullable().default(null),
  figures: figuresInput,
  /** Screenshot of the metrics in the network's app. */
  proofFileId: id.nullable().default(null),
});

/**
 * Stores the metrics that a creator sends for one or more posts, either all of them or none. Refuses, below
 * `/posts/<n>`, with `proof_required`, `unknown_file`, `figures_needed`, `reach_above_views`,
 * `in_the_future`, `before_publication`, `post_withdrawn`, and `post_twice`.
 */
export const sendFigures = defineCommand({
  name: 'observations.send',
  rest: 'Submits the metrics of a post on a date',
  input: z.strictObject({ posts: z.array(reported).min(1, 'required').max(MAX_REPORTED, 'too_many') }),
  async load(find, input, { actor }) {
    const creatorId = creatorIdOf(actor);
    const ids = input.posts.map(({ postId }) => postId);
    const own = await find.lockMany(posts, { id: ids, creatorId });
    if (own.length < new Set(ids).size) throw new Problem('not_found');
    for (const [n, { proofFileId }] of input.posts.entries()) {
      if (proofFileId !== null) await requireFile(find, proofFileId, creatorId, `/posts/${n}/proofFileId`);
    }
    return new Map(own.map((post) => [post.id, post]));
  },
  decide({ rows, input, now }) {
    const today = businessDate(now);
    const given = input.posts.map((one, n) => {
      const day = one.observedOn ?? today;
      return { ...one, day, post: rows.get(one.postId)!, at: `/posts/${n}` };
    });
    const refused = given.flatMap(({ post, day, figures, proofFileId, at }, n) => [
      ...(given.findIndex((other) => other.post === post) < n ? [{ code: 'post_twice', pointer: at }] : []),
      ...wrongFigures(post, { day, figures }, at, now),
      ...(proofFileId === null ? [{ code: 'proof_required', pointer: `${at}/proofFileId` }] : []),
    ]);
    if (refused.length > 0) return { refused };
    const first = new Map(given.map(({ post }) => [post.contractId, post]));
    return accept(
      [
        ...given.flatMap(({ post, day, figures, proofFileId }) =>
          observed(post, figures, {
            observedAt: momentOf(day, now),
            source: 'creator',
            reachKind: 'organic',
            proofFileId,
          }),
        ),
        ...[...first.values()].map(({ contractId, briefingId, companyId, creatorId }) =>
          emit({
            kind: 'observations.send',
            resource: 'contracts',
            rowId: contractId,
            briefingId,
            companyId,
            creatorId,
            data: { posts: given.filter(({ post }) => post.contractId === contractId).length },
          }),
        ),
      ],
      { posts: given.length },
    );
  },
});

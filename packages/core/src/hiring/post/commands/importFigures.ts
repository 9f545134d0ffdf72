import { z } from 'zod';
import { accept } from '../../../kit';
import { date, defineCommand, demand, id, webLink } from '../../../people';
import { MOST_LINES } from '../limits';
import { figureStaff } from '../policy';
import { posts } from '../resource';
import { reachKind } from '../schema';
import { figuresInput, momentOf, observed, wrongFigures } from './figures';

const row = z.strictObject({
  /** Of the file, counted from 1; refusals name it. */
  line: z.int().positive(),
  /** By its number or by its link. */
  postId: id.nullable().default(null),
  url: webLink.nullable().default(null),
  observedOn: date,
  reachKind: reachKind.default('organic'),
  figures: figuresInput,
});

/** A line that was not taken, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly pointer: string;
  readonly code: string;
}

/**
 * Staff enter figures line by line. Lines that cannot be so are told and left out: `unknown_post`, and those of
 * `sendFigures`; the others stand.
 */
export const importFigures = defineCommand({
  name: 'observations.import',
  rest: true,
  input: z.strictObject({ rows: z.array(row).min(1, 'required').max(MOST_LINES, 'too_many') }),
  async load(find, { rows }, { actor }) {
    demand(actor, figureStaff);
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

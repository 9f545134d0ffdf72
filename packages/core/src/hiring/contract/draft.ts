import { z } from 'zod';
import {
  count,
  dash,
  date,
  erased,
  id,
  impersonal,
  instant,
  line,
  paragraph,
  stamps,
  text,
  webLink,
} from '../../people';

/** What a draft is, read from its bytes; a `link` is looked at where it leads. */
export const draftMedia = ['video', 'picture', 'document', 'link'] as const;
export type DraftMedia = (typeof draftMedia)[number];

const ofDeliverable = {
  deliverableId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
};

/** One version of what a creator would publish, as it was sent; a later one stands beside it. */
export const draft = z.object({
  ...stamps,
  ...ofDeliverable,
  /** 1 for the first that was sent of its deliverable. */
  number: impersonal(z.int().positive()),
  /** The round of the contract in which it was sent: 1 before any changes were asked for. */
  round: impersonal(z.int().positive()),
  media: impersonal(z.enum(draftMedia)),
  caption: erased(text(2_200), '', 'creator'),
  link: erased(webLink.nullable(), null, 'creator'),
  fileId: erased(id.nullable(), null, 'creator'),
  /** Business date on which it is approved by itself unless its brand says something; null until that was announced. */
  approvesOn: impersonal(date.nullable()),
});
export type Draft = z.output<typeof draft>;

/** So many comments a version may have. */
export const MOST_COMMENTS = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;
const share = z.number().min(0, 'outside_bounds').max(1, 'outside_bounds');

/** Something said of a version, of a second of its video or of a point of its picture. */
export const draftComment = z.object({
  ...stamps,
  ...ofDeliverable,
  draftId: id,
  side: impersonal(z.enum(['company', 'guest', 'creator'])),
  /** Null for a guest. */
  userId: id.nullable(),
  /** Who says it, as the person or guest was called then. */
  name: erased(line(80), dash),
  body: erased(paragraph(1_000), dash),
  /** Milliseconds from the beginning of the video. */
  atMs: impersonal(count.max(DAY_MS, 'outside_bounds').nullable()),
  /** From the left and from the top, as parts of width and height. */
  x: impersonal(share.nullable()),
  y: impersonal(share.nullable()),
  resolvedAt: instant.nullable(),
});
export type DraftComment = z.output<typeof draftComment>;

export const mediaOf = (mime: string): Exclude<DraftMedia, 'link'> => {
  if (mime.startsWith('video/')) return 'video';
  return mime.startsWith('image/') ? 'picture' : 'document';
};

/** Whether a second, or a point, can be named of what was sent. A link may lead to a video. */
export const takesSecond = (media: DraftMedia): boolean => media === 'video' || media === 'link';
export const takesPoint = (media: DraftMedia): boolean => media === 'video' || media === 'picture';

/** The version that counts; undefined where nothing was sent yet. */
export const newest = <One extends Pick<Draft, 'number'>>(versions: readonly One[]): One | undefined =>
  versions.toSorted((a, b) => b.number - a.number)[0];

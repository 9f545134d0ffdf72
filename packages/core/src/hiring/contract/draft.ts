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
import { MAX_DRAFT_CAPTION } from './check/captionLimits';
import { finding, MAX_FINDINGS } from './check/finding';
import { MAX_SUBTITLES } from './check/subtitles';

/** Maximum length of the reason for a draft that deviates from the brief. */
export const MAX_REASON = 500;

/** Kind of a draft, detected from the content of the file. `link` means content on another site. */
export const draftMedia = ['video', 'picture', 'document', 'link'] as const;
export type DraftMedia = (typeof draftMedia)[number];

const ofDeliverable = {
  deliverableId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
};

/** One version of a creator's draft, as submitted. Each later version is a separate row. */
export const draft = z.object({
  ...stamps,
  ...ofDeliverable,
  /** Number of the version, from 1. */
  number: impersonal(z.int().positive()),
  /** Round of the contract in which the version was submitted; 1 before any request for changes. */
  round: impersonal(z.int().positive()),
  media: impersonal(z.enum(draftMedia)),
  caption: erased(text(MAX_DRAFT_CAPTION), '', 'creator'),
  link: erased(webLink.nullable(), null, 'creator'),
  fileId: erased(id.nullable(), null, 'creator'),
  /** Text of the .srt or .vtt file; '' if there are no subtitles. */
  subtitles: erased(text(MAX_SUBTITLES), '', 'creator'),
  /** Deviations from the brief at the time of submission; empty if there were none. */
  findings: erased(z.array(finding).max(MAX_FINDINGS), '[]', 'creator'),
  /** The creator's reason for submitting the draft despite findings. */
  reason: erased(text(MAX_REASON), '', 'creator'),
  /**
   * Business date on which the draft is approved automatically if the brand does not answer; null until the
   * approval is announced, and again after the brand comments.
   */
  approvesOn: impersonal(date.nullable()),
});
export type Draft = z.output<typeof draft>;

/** Maximum number of comments per version. */
export const MAX_COMMENTS = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;
const share = z.number().min(0, 'outside_bounds').max(1, 'outside_bounds');

/** A comment on a version, optionally at a second of its video or a point of its picture. */
export const draftComment = z.object({
  ...stamps,
  ...ofDeliverable,
  draftId: id,
  side: impersonal(z.enum(['company', 'guest', 'creator'])),
  /** Id of the user; null for a guest. */
  userId: id.nullable(),
  /** Name of the author at the time of the comment. */
  name: erased(line(80), dash),
  body: erased(paragraph(1_000), dash),
  /** Position in the video in milliseconds; null if the comment has none. */
  atMs: impersonal(count.max(DAY_MS, 'outside_bounds').nullable()),
  /** Distance from the left edge of the picture, as a fraction of its width; null if the comment has none. */
  x: impersonal(share.nullable()),
  /** Distance from the top edge of the picture, as a fraction of its height; null if the comment has none. */
  y: impersonal(share.nullable()),
  resolvedAt: instant.nullable(),
});
export type DraftComment = z.output<typeof draftComment>;

export const mediaOf = (mime: string): Exclude<DraftMedia, 'link'> => {
  if (mime.startsWith('video/')) return 'video';
  return mime.startsWith('image/') ? 'picture' : 'document';
};

/**
 * True if a comment can refer to a time in the media. A link qualifies too, because it may lead to a video.
 */
export const canReferToTime = (media: DraftMedia): boolean => media === 'video' || media === 'link';
export const canReferToPoint = (media: DraftMedia): boolean => media === 'video' || media === 'picture';

/** Returns the newest version; undefined if there is none. */
export const newestDraft = <One extends Pick<Draft, 'number'>>(versions: readonly One[]): One | undefined =>
  versions.toSorted((a, b) => b.number - a.number)[0];

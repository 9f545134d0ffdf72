import { z } from 'zod';
import { dash, date, erased, id, impersonal, line, secret, stamps } from '../../people';

/** Finished lessons, each with the edition in which it was finished. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Certificate for finishing all lessons of a learning path. Anyone with its code can read it. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The learning path, which is a content item. */
  contentId: id,
  code: secret(z.string()),
  /** The user's name on the day of issue. */
  name: erased(line(120), dash),
  lessons: impersonal(lessons),
  issuedOn: impersonal(date),
});
export type Certificate = z.output<typeof certificate>;

/**
 * An internal resource that is not listed in resources.ts, because a certificate can be read only by its
 * code.
 */
export const certificates = { name: 'certificates', schema: certificate } as const;

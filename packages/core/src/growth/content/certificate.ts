import { z } from 'zod';
import { dash, date, erased, id, impersonal, line, secret, stamps } from '../../people';

/** Finished lessons, each with its edition. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Certificate for finishing all lessons of a learning path. Anyone with its code can read it. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The learning path, which is a content. */
  contentId: id,
  code: secret(z.string()),
  /** The user's name on that day. */
  name: erased(line(120), dash),
  lessons: impersonal(lessons),
  issuedOn: impersonal(date),
});
export type Certificate = z.output<typeof certificate>;

/** An internal resource that is not listed in resources.ts, because only its code gives access. */
export const certificates = { name: 'certificates', schema: certificate } as const;

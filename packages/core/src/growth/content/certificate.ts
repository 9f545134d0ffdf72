import { z } from 'zod';
import { date, id, line, stamps } from '../../people';

/** Finished lessons, each with its edition. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Certificate for finishing all lessons of a path of the academy; public by its code. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The path, a content. */
  contentId: id,
  code: z.string(),
  /** Name of the user on that day. */
  name: line(120),
  lessons,
  issuedOn: date,
});
export type Certificate = z.output<typeof certificate>;

/** In no registry: only its code gives access. */
export const certificates = { name: 'certificates', schema: certificate } as const;

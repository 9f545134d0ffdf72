import { z } from 'zod';
import { date, id, line, stamps } from '../../people';

/** Which lessons somebody had done, each as it was. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Somebody has done all lessons of a path of the academy; who has the code can see it. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The path, a content. */
  contentId: id,
  code: z.string(),
  /** As the person was called on that day. */
  name: line(120),
  lessons,
  issuedOn: date,
});
export type Certificate = z.output<typeof certificate>;

/** In no registry: its code alone leads to it. */
export const certificates = { name: 'certificates', schema: certificate } as const;

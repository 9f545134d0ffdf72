import { z } from 'zod';
import { dash, date, erased, id, impersonal, line, secret, stamps } from '../../people';

/** Finished lessons, each with its edition. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Certificate for finishing all lessons of a path of the academy; public by its code. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The path, a content. */
  contentId: id,
  code: secret(z.string()),
  /** Name of the user on that day. */
  name: erased(line(120), dash),
  lessons: impersonal(lessons),
  issuedOn: impersonal(date),
});
export type Certificate = z.output<typeof certificate>;

/** In no registry: only its code gives access. */
export const certificates = { name: 'certificates', schema: certificate } as const;

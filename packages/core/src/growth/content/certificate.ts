import { z } from 'zod';
import { dash, date, erased, id, impersonal, line, secret, stamps } from '../../people';

/** Which lessons somebody had done, each as it was. */
const lessons = z.array(z.object({ id, edition: z.int().positive() }));

/** Somebody has done all lessons of a path of the academy; who has the code can see it. */
export const certificate = z.object({
  ...stamps,
  userId: id,
  /** The path, a content. */
  contentId: id,
  code: secret(z.string()),
  /** As the person was called on that day. */
  name: erased(line(120), dash),
  lessons: impersonal(lessons),
  issuedOn: impersonal(date),
});
export type Certificate = z.output<typeof certificate>;

/** In no registry: its code alone leads to it. */
export const certificates = { name: 'certificates', schema: certificate } as const;

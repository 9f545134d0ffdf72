import { invalid } from '../../../kit';
import { type AnyBody, bodySchema, type ContentKind, titleOf } from '../kinds';

/**
 * Validates the body of a draft, which needs only a title in Portuguese. @throws Problem `invalid` at
 * `/draft/…`
 */
export function bodyFor(kind: ContentKind, given: unknown): AnyBody {
  const read = bodySchema(kind).safeParse(given);
  if (!read.success) {
    throw invalid(read.error.issues.map((issue) => ({ ...issue, path: ['draft', ...issue.path] })));
  }
  if (titleOf(kind, read.data) === '') {
    const twofold = typeof read.data.title === 'object';
    throw invalid([{ path: ['draft', 'title', ...(twofold ? ['pt'] : [])], message: 'required' }]);
  }
  return read.data;
}

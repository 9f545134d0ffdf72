import { findDisclosure } from '@elenco/brazil';
import type { Post } from './post';

/** What the guard says of a caption. */
export function disclosureOf(caption: string): Post['disclosure'] {
  const found = findDisclosure(caption);
  if (!found) return 'missing';
  return found.atFirstView ? 'shown' : 'hidden';
}

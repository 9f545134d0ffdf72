import { findDisclosure } from '@elenco/brazil';
import type { Post } from './post';

/** Returns whether a caption shows the paid-content mark. */
export function disclosureOf(caption: string): Post['disclosure'] {
  const found = findDisclosure(caption);
  if (!found) return 'missing';
  return found.atFirstView ? 'shown' : 'hidden';
}

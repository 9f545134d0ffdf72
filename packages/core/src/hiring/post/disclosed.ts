import { findDisclosure } from '@elenco/brazil';
import type { Post } from './post';

/** Returns the result of the disclosure check for a caption. */
export function disclosureOf(caption: string): Post['disclosure'] {
  const found = findDisclosure(caption);
  if (!found) return 'missing';
  return found.atFirstView ? 'shown' : 'hidden';
}

import { findDisclosure } from '@elenco/brazil';
import type { Post } from './post';

/** Returns whether the ad disclosure is visible in a caption, hidden behind "see more", or missing. */
export function disclosureOf(caption: string): Post['disclosure'] {
  const found = findDisclosure(caption);
  if (!found) return 'missing';
  return found.atFirstView ? 'shown' : 'hidden';
}

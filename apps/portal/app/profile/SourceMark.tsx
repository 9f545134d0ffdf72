import type { Presence } from '@elenco/core/people';
import { BadgeCheck, CircleDashed, PenLine } from 'lucide-react';
import styles from './profile.module.css';

/** Where a figure comes from, by its shape too: the word stands beside it. */
export function SourceMark({ source }: { source: Presence['source'] }) {
  if (source === 'verified') return <BadgeCheck className={styles.verified} aria-hidden="true" />;
  if (source === 'declared') return <PenLine aria-hidden="true" />;
  return <CircleDashed aria-hidden="true" />;
}

import type { Presence } from '@elenco/core/people';
import { BadgeCheck, CircleDashed, PenLine } from 'lucide-react';
import styles from './profile.module.css';

/** Source of a figure as an icon next to its label. */
export function SourceMark({ source }: { source: Presence['source'] }) {
  if (source === 'verified') return <BadgeCheck className={styles.verified} aria-hidden="true" />;
  if (source === 'declared') return <PenLine aria-hidden="true" />;
  return <CircleDashed aria-hidden="true" />;
}

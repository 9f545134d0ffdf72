import type { Presence } from '@elenco/core/people';
import { BadgeCheck, CircleDashed, PenLine } from 'lucide-react';
import styles from './profile.module.css';

/** Icon of a metric's source, beside the source's label. */
export function SourceMark({ source }: { source: Presence['source'] }) {
  if (source === 'verified') return <BadgeCheck className={styles.verified} aria-hidden="true" />;
  if (source === 'declared') return <PenLine aria-hidden="true" />;
  return <CircleDashed aria-hidden="true" />;
}

import type { Presence } from '@elenco/core/people';
import { BadgeCheck, CircleDashed, PenLine } from 'lucide-react';
import styles from './profile.module.css';

/** Icon for the source of a figure, beside its label. */
export function SourceMark({ source }: { source: Presence['source'] }) {
  if (source === 'verified') return <BadgeCheck className={styles.verified} aria-hidden="true" />;
  if (source === 'declared') return <PenLine aria-hidden="true" />;
  return <CircleDashed aria-hidden="true" />;
}

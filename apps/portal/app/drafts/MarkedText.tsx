import type { Finding } from '@elenco/core/hiring';
import type { ReactNode } from 'react';
import { cx } from '../ui';
import styles from './findings.module.css';

/** A caption with its findings marked. If one finding is inside another, the text is marked once. */
export function MarkedText({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const places = findings
    .flatMap(({ severity, where }) => (where?.in === 'caption' ? [{ ...where, severity }] : []))
    .toSorted((a, b) => a.start - b.start);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, severity } of places) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    parts.push(
      text.slice(at, from),
      <mark key={from} className={cx(styles.mark, severity === 'present' && styles.present)}>
        {text.slice(from, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <p className={styles.text}>
      {parts}
      {text.slice(at)}
    </p>
  );
}

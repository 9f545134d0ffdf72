import type { ReactNode } from 'react';
import styles from './StatusChip.module.css';

export type Shape =
  | 'neutral'
  | 'begun'
  | 'moving'
  | 'nearly'
  | 'act'
  | 'attention'
  | 'blocked'
  | 'good'
  | 'paid'
  | 'stopped';

const caps = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;
const round = { ...stroke, ...caps } as const;
const ring = <circle cx="7" cy="7" r="6" {...stroke} />;
const tick = 'm4.3 7.2 1.9 1.9 3.5-3.9';

/** The shape shows the state and the color repeats it; no color is red. */
const shapes: Readonly<Record<Shape, ReactNode>> = {
  neutral: <circle cx="7" cy="7" r="6" {...stroke} strokeDasharray="2 1.77" />,
  begun: (
    <>
      {ring}
      <path d="M7 7V3a4 4 0 0 1 4 4z" fill="currentColor" />
    </>
  ),
  moving: (
    <>
      {ring}
      <path d="M7 3a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  nearly: (
    <>
      {ring}
      <path d="M7 7V3a4 4 0 1 1-4 4z" fill="currentColor" />
    </>
  ),
  act: (
    <>
      <circle cx="7" cy="7" r="7" fill="currentColor" />
      <path d="M3.9 7h6M7.3 4.3 10 7 7.3 9.7" className={styles.knock} strokeWidth="1.5" {...caps} />
    </>
  ),
  attention: (
    <>
      <path d="M7 .8 13.7 13H.3z" className={styles.triangle} strokeLinejoin="round" />
      <path d="M7 5v3.4M7 10.6v.1" className={styles.sign} strokeWidth="1.5" {...caps} />
    </>
  ),
  blocked: (
    <>
      {ring}
      <path d="M4.2 7h5.6" {...round} />
    </>
  ),
  good: (
    <>
      {ring}
      <path d={tick} {...round} />
    </>
  ),
  paid: (
    <>
      <circle cx="7" cy="7" r="7" fill="currentColor" />
      <path d={tick} className={styles.knock} strokeWidth="1.6" {...caps} />
    </>
  ),
  stopped: (
    <>
      {ring}
      <path d="m5 5 4 4m0-4L5 9" {...round} />
    </>
  ),
};

/** Glyph of 14 px, beside the word with the same meaning. */
export function StatusGlyph({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 14 14" className={styles.glyph} aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './feedback';
import styles from './feedback.module.css';

/** A new item that is shown once. It is scrolled into view, focused and announced. */
export function Arrival({ title, of, children }: { title: string; of: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!of) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [of]);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={styles.arrival}>
      <Alert tone="success" title={title}>
        {children}
      </Alert>
    </section>
  );
}

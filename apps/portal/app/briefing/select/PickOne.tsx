import type { ReactNode } from 'react';
import styles from '../project/project.module.css';
import type { NamesProps } from './load.server';

type Props = Pick<NamesProps, 'chosen' | 'toggle'> & { creatorId: number; children: ReactNode };

/** A creator to be ticked; pressing the face or the name does it too. */
export function PickOne({ creatorId, chosen, toggle, children }: Props) {
  if (!toggle) return <span className={styles.head}>{children}</span>;
  const id = `creator-${creatorId}`;
  return (
    <label htmlFor={id} className={styles.head}>
      <input
        id={id}
        type="checkbox"
        className={styles.tick}
        checked={chosen.includes(creatorId)}
        onChange={() => toggle(creatorId)}
      />
      {children}
    </label>
  );
}

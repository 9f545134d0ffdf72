import type { ReactNode } from 'react';
import project from '../project/project.module.css';
import type { NamesProps } from './load.server';
import styles from './select.module.css';

type Props = Pick<NamesProps, 'chosen' | 'toggle'> & { creatorId: number; children: ReactNode };

/** Checkbox that selects a creator; portrait and name are part of its label. */
export function CreatorCheckbox({ creatorId, chosen, toggle, children }: Props) {
  if (!toggle) return <span className={styles.pick}>{children}</span>;
  const id = `creator-${creatorId}`;
  return (
    <label htmlFor={id} className={styles.pick}>
      <input
        id={id}
        type="checkbox"
        className={project.tick}
        checked={chosen.includes(creatorId)}
        onChange={() => toggle(creatorId)}
      />
      {children}
    </label>
  );
}

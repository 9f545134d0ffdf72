import { cx } from './cx';
import styles from './PieceBars.module.css';

export type PieceState = 'todo' | 'made' | 'waits' | 'done' | 'late';

/** Deliverables as bars; the text beside them states the number of finished ones. */
export function PieceBars({
  pieces,
}: {
  pieces: readonly { readonly id: number; readonly state: PieceState }[];
}) {
  return (
    <span className={styles.pieces} aria-hidden="true">
      {pieces.map(({ id, state }) => (
        <span key={id} className={cx(styles.piece, styles[state])} />
      ))}
    </span>
  );
}

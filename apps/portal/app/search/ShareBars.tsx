import type { ShareGroup } from './audienceGroups';
import styles from './ShareBars.module.css';

/** Shares of an audience as bars, by kind. */
export function ShareBars({
  groups,
  Heading = 'h3',
}: {
  groups: readonly ShareGroup[];
  Heading?: 'h3' | 'h5';
}) {
  return (
    <div className={styles.shares}>
      {groups.map(({ head, rows }) => (
        <div key={head}>
          <Heading className={styles.head}>{head}</Heading>
          <ul>
            {rows.map(({ name, share, text }) => (
              <li key={name} className={styles.share}>
                <span>{name}</span>
                <span className="num">{text}</span>
                <meter min={0} max={100} value={share} aria-label={name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

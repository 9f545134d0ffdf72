import type { ContentPicture } from '@elenco/core/growth';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './content.module.css';
import { Picture } from './Picture';

interface CardProps {
  readonly to: string;
  readonly title: string;
  readonly subtitle: string;
  readonly picture: ContentPicture<string> | null;
  /** Content above the title. */
  readonly above?: ReactNode;
  /** Content below the lead. */
  readonly below?: ReactNode;
  readonly first?: boolean;
}

/** Content items as cards. The link of the title covers the whole card. */
export function Cards({ cards, level = 2 }: { cards: readonly CardProps[]; level?: 2 | 3 }) {
  const Name = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.to} className={styles.card}>
          {card.picture && (
            <span className={styles.frame}>
              <Picture picture={card.picture} decorative {...(card.first ? { first: true } : {})} />
            </span>
          )}
          <div className={styles.words}>
            {card.above && <p className={styles.above}>{card.above}</p>}
            <Name className={styles.name}>
              <Link to={card.to} prefetch="intent">
                {card.title}
              </Link>
            </Name>
            <p className={styles.about}>{card.subtitle}</p>
            {card.below && <p className={styles.below}>{card.below}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { ContentPicture } from '@elenco/core/growth';
import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './content.module.css';
import { Picture } from './Picture';
import { RichText } from './RichText';
import type { Rich } from './rich';

interface EntryProps {
  readonly back?: { readonly to: string; readonly label: string };
  readonly above?: ReactNode;
  readonly title: string;
  readonly subtitle: string;
  readonly picture?: ContentPicture<string> | null;
  readonly text: readonly Rich[];
  /** Content after the text. */
  readonly children?: ReactNode;
}

/** A content item with its whole text, in lines of readable length. */
export function Entry({ back, above, title, subtitle, picture, text, children }: EntryProps) {
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ArrowLeft aria-hidden="true" /> {back.label}
          </Link>
        )}
        {above && <p className={styles.above}>{above}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {picture && (
        <div className={styles.wide}>
          <Picture picture={picture} first />
        </div>
      )}
      <RichText text={text} />
      {children}
    </article>
  );
}

import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './layout.module.css';

/** A white box, for a form or a self-contained unit. Lists, tables, facts and sidebars need no card. */
export function Card({
  title,
  level = 3,
  action,
  flush,
  children,
}: {
  title?: string;
  /** Heading level: 2 if the card is a section of the page. */
  level?: 2 | 3;
  action?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.card, flush && styles.flush)}>
      {title && (
        // A header element would be a landmark of the page if the card is in a dialog.
        <div className={styles.cardHead}>
          <Heading className={styles.cardTitle}>{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}

/** A section of a page with its heading, and a link or button at the right. */
export function Section({
  title,
  action,
  help,
  anchor,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** Link beside the heading to its explanation. */
  help?: ReactNode;
  /** Id of the section, for links that lead to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <div className={styles.sectionTitle}>
          <h2 id={id}>{title}</h2>
          {help}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

type HeaderProps = {
  title: string;
  /** Portrait or logo beside the title. */
  lead?: ReactNode;
  /** Content above the title: steps, a chip, a link back. */
  above?: ReactNode;
  subtitle?: ReactNode;
  /** The main action of the page. */
  action?: ReactNode;
};

/** Header of a page: title, one line about it, main action. */
export function PageHeader({ title, lead, above, subtitle, action }: HeaderProps) {
  return (
    <header className={styles.page}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.heading}>
        {lead}
        <div className={styles.titles}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}

/**
 * Two columns on wide screens: the main content and a summary. `stays` makes the summary sticky; `asideFirst`
 * puts it first in the document, and so first in a single column. `below` continues the main content after the
 * summary, for a summary with the button of a form.
 */
export function Columns({
  children,
  aside,
  asideLabel,
  stays,
  asideFirst,
  below,
}: {
  children: ReactNode;
  aside: ReactNode;
  /** Name of the summary, on pages with several. */
  asideLabel?: string;
  stays?: boolean;
  asideFirst?: boolean;
  below?: ReactNode;
}) {
  const summary = (
    <aside
      aria-label={asideLabel}
      className={cx(styles.stack, stays && styles.stays, asideFirst && styles.first)}
    >
      {aside}
    </aside>
  );
  return (
    <div className={styles.columns}>
      {asideFirst && summary}
      <div className={styles.stack}>{children}</div>
      {!asideFirst && summary}
      {below && <div className={cx(styles.stack, styles.below)}>{below}</div>}
    </div>
  );
}

/** Children in a column with even spacing; `form` limits the width. */
export function Stack({ children, form }: { children: ReactNode; form?: boolean }) {
  return <div className={cx(styles.stack, form && styles.form)}>{children}</div>;
}

/** Buttons or fields in a row, wrapping. */
export function Row({ children, end }: { children: ReactNode; end?: boolean }) {
  return <div className={cx(styles.row, end && styles.rowEnd)}>{children}</div>;
}

/** Dark card with the user's next task, and the main action of the page. */
export function NextStep({
  above,
  title,
  text,
  faces,
  action,
  notch,
}: {
  /** Deadline, or position in a series. */
  above?: ReactNode;
  title: string;
  text?: ReactNode;
  /** People or brand concerned, beside the action. */
  faces?: ReactNode;
  action?: ReactNode;
  /** Position of the notch, which marks the current stage, from 0 to 1. */
  notch?: number | undefined;
}) {
  const { t } = useTranslation();
  return (
    <section
      className={cx(styles.nextStep, notch !== undefined && styles.notch)}
      style={notch === undefined ? undefined : ({ '--notch': `${notch * 100}%` } as CSSProperties)}
      aria-label={t('ui.nextStep')}
    >
      <div className={styles.nextText}>
        <p className={styles.eyebrow}>{above ?? t('ui.nextStep')}</p>
        <h2 className={styles.nextTitle}>{title}</h2>
        {text && <p className={styles.nextSubtitle}>{text}</p>}
      </div>
      {(faces || action) && (
        <div className={styles.nextAction}>
          {faces}
          {action}
        </div>
      )}
    </section>
  );
}

/** An unobtrusive link with an arrow, for section headings. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children} <ArrowRight aria-hidden="true" />
    </Link>
  );
}

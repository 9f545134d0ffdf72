import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './layout.module.css';

/** A white box, for what one writes in or reads as one. Lists, tables, facts and rails stand on the page itself. */
export function Card({
  title,
  level = 3,
  action,
  flush,
  children,
}: {
  title?: string;
  /** 2 where the card is itself a part of the page, not of a section. */
  level?: 2 | 3;
  action?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.card, flush && styles.flush)}>
      {title && (
        <header className={styles.cardHead}>
          <Heading className={styles.cardTitle}>{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </div>
  );
}

/** A part of a page with its heading, and on the right a link or a button. */
export function Section({
  title,
  action,
  anchor,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** Its id, for links that lead to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

type HeaderProps = {
  title: string;
  /** A face or a brand's mark beside the title. */
  lead?: ReactNode;
  /** Above the title: steps, a chip, the way back. */
  above?: ReactNode;
  subtitle?: ReactNode;
  /** The one main action of the screen. */
  action?: ReactNode;
};

/** The head of a page: what it is, one line about it, its main action. */
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
 * Side by side on wide screens: what one works on, and what it comes to. `stays` keeps the aside in sight while the
 * rest is scrolled; `asideFirst` puts it on top where there is one column only.
 */
export function Columns({
  children,
  aside,
  stays,
  asideFirst,
}: {
  children: ReactNode;
  aside: ReactNode;
  stays?: boolean;
  asideFirst?: boolean;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <aside className={cx(styles.stack, stays && styles.stays, asideFirst && styles.first)}>{aside}</aside>
    </div>
  );
}

/** Children under each other with even space; `form` keeps lines short. */
export function Stack({ children, form }: { children: ReactNode; form?: boolean }) {
  return <div className={cx(styles.stack, form && styles.form)}>{children}</div>;
}

/** Buttons or fields beside each other, wrapping. */
export function Row({ children, end }: { children: ReactNode; end?: boolean }) {
  return <div className={cx(styles.row, end && styles.rowEnd)}>{children}</div>;
}

/** The dark card: the one thing that waits for this person, with the one main action of the screen. */
export function NextStep({
  above,
  title,
  text,
  faces,
  action,
  notch,
}: {
  /** Until when, or which of how many. */
  above?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Who or what it is about, beside the action. */
  faces?: ReactNode;
  action?: ReactNode;
  /** From which share (0 to 1) of the width above it hangs: that of the current stage of a road. */
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

/** A quiet link with an arrow, for headers of sections. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children} <ArrowRight aria-hidden="true" />
    </Link>
  );
}

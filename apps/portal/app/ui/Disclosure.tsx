import { useLocation } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './lists.module.css';

/** A collapsible section. */
export function Disclosure({
  summary,
  note,
  end,
  children,
  open,
}: {
  summary: string;
  /** Summary of the content, such as the latest item and the count. */
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
  open?: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // A link to an element inside opens the disclosure; browsers do that only when they load a page.
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!part || !details.current?.contains(part)) return;
    details.current.open = true;
    // Scrolls to the middle, so that the heading above is visible too.
    part.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <details ref={details} className={styles.disclosure} open={open}>
      <summary>
        <ChevronRight aria-hidden="true" />
        <span className={styles.summary}>{summary}</span>
        {note && <span className={styles.summaryNote}>{note}</span>}
        {end && <span className={styles.summaryEnd}>{end}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

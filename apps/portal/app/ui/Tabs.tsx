import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

type Tab = { value: string; label: string; count?: number; content: ReactNode };

/** Several views in one place, without URLs. For views with a URL, use `TabLinks`. */
export function Tabs({
  tabs,
  label,
  defaultValue,
}: {
  tabs: readonly Tab[];
  label: string;
  defaultValue?: string;
}) {
  return (
    <Base.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: text, count }) => (
          <Base.Tab key={value} value={value} className={styles.tab}>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, content }) => (
        <Base.Panel key={value} value={value} className={styles.panel}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

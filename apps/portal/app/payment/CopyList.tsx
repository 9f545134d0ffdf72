import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '../ui';
import styles from './payment.module.css';

/** Values to copy one by one into a form elsewhere. */
export function CopyList({
  label,
  rows,
}: {
  label: string;
  rows: readonly { readonly label: string; readonly text: string }[];
}) {
  const { t } = useTranslation('portal');
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast(t('ui.copied'), { place: 'top-right' });
  };
  return (
    <ul className={styles.copies} aria-label={label}>
      {rows.map((row) => (
        <li key={row.label}>
          <span className={styles.copy}>
            <span className="muted small">{row.label}</span>
            <span>{row.text}</span>
          </span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => copy(row.text)}
            icon={<Copy aria-hidden="true" />}
            aria-label={`${t('ui.copy')}: ${row.label}`}
          >
            {t('ui.copy')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '../ui';
import styles from './security.module.css';

/** A secret to store in a safe place: readable, selected by a click, copied by a button. */
export function OneTimeSecret({ label, text, rows = 2 }: { label: string; text: string; rows?: number }) {
  const { t } = useTranslation('security');
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t('setup.copied'));
  };
  return (
    <div className={styles.once}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <Button
        size="small"
        onClick={copy}
        icon={<Copy aria-hidden="true" />}
        aria-label={`${t('setup.copy')}: ${label}`}
      >
        {t('setup.copy')}
      </Button>
    </div>
  );
}

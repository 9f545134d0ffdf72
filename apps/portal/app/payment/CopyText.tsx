import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '../ui';
import styles from './payment.module.css';

/** On a phone. Where the browser can, the field is as high as its text. */
const CHARACTERS_OF_A_LINE = 26;

/** A long code for a bank: readable, selected by a click, copied by a button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('portal');
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t('ui.copied'), { place: 'top-right' });
  };
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={Math.ceil(text.length / CHARACTERS_OF_A_LINE)}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="small"
        onClick={copy}
        icon={<Copy aria-hidden="true" />}
        aria-label={`${t('ui.copy')}: ${label}`}
      >
        {t('ui.copy')}
      </Button>
    </div>
  );
}

import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui';
import styles from './profile.module.css';

const shownFor = 2_500;

/** Copies an address. Without scripts the browser's own address bar does, so there is no button then. */
export function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation('creator');
  const [alive, comeAlive] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => comeAlive('clipboard' in navigator), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className={styles.copy} hidden={!alive}>
      <Button
        size="large"
        icon={copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {t('copy')}
      </Button>
      <span role="status" className="sr">
        {copied ? t('copied') : ''}
      </span>
    </span>
  );
}

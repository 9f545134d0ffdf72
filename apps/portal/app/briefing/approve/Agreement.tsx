import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui';
import styles from './approve.module.css';

/** The contract as it would be, to be read before it is made. */
export function Agreement({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('client');
  return (
    <Disclosure summary={t('approve.preview', { name })}>
      <div className={styles.text} lang="pt-BR">
        {text}
      </div>
    </Disclosure>
  );
}

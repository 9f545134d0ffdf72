import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use';
import { Disclosure } from '../../ui';
import styles from './approve.module.css';

interface Props {
  readonly name: string;
  readonly text: string;
  readonly textEnglish: string;
}

/** Preview of the contract text; English readers also get the translation. */
export function Agreement({ name, text, textEnglish }: Props) {
  const { t } = useTranslation('company');
  const foreign = useLocale() !== 'pt';
  return (
    <Disclosure summary={t('approve.preview', { name })}>
      {foreign && (
        <>
          <p className="muted small">{t('approve.translated')}</p>
          <div className={styles.text} lang="en">
            {textEnglish}
          </div>
        </>
      )}
      <div className={styles.text} lang="pt-BR">
        {text}
      </div>
    </Disclosure>
  );
}

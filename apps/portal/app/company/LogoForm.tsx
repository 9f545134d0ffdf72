import { type Company, photoPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { PictureForm } from '../forms/PictureForm';
import styles from './company.module.css';

/** The company's logo. */
export function LogoForm({ company, answer }: { company: Company; answer: Answer | undefined }) {
  const { t } = useTranslation('company');
  return (
    <PictureForm
      id="logo"
      answer={answer?.intent === 'logo' ? answer : undefined}
      intents={{ save: 'logo', remove: 'noLogo' }}
      words={{
        choose: t('logo.choose'),
        hint: t('logo.hint'),
        save: t('logo.save'),
        remove: t('logo.remove'),
      }}
      removable={company.logo !== null}
    >
      {company.logo ? (
        <img
          className={styles.logo}
          src={photoPath(company.logo)}
          alt={company.tradeName}
          width={120}
          height={120}
        />
      ) : (
        <p className="muted small">{t('logo.none')}</p>
      )}
    </PictureForm>
  );
}

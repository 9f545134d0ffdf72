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
      key={company.logo}
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
      {(chosen) => {
        const src = chosen ?? (company.logo && photoPath(company.logo));
        if (!src) return <p className="muted small">{t('logo.none')}</p>;
        return <img className={styles.logo} src={src} alt={company.tradeName} width={120} height={120} />;
      }}
    </PictureForm>
  );
}

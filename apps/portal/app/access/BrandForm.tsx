import { useTranslation } from 'react-i18next';
import { Field, MaskedField } from '../ui';
import { SignUpForm, type SignUpFormProps } from './SignUpForm';

/** Sign-up form of a company and its responsible user. */
export function BrandForm({ known }: Pick<SignUpFormProps, 'known'>) {
  const { t } = useTranslation('access');
  return (
    <SignUpForm action="/signup/brand" known={known} submit={t('brand.submit')}>
      {(fields) => (
        <>
          <Field meta={fields.tradeName} label={t('fields.tradeName')} autoComplete="organization" />
          <Field meta={fields.legalName} label={t('fields.legalName')} />
          <MaskedField meta={fields.cnpj} mask="cnpj" label={t('fields.cnpj')} hint={t('fields.cnpjHint')} />
        </>
      )}
    </SignUpForm>
  );
}

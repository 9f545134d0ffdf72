import type { FieldMetadata } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Checkbox, Field, MaskedField } from '../ui';

type Fields = Record<
  'name' | 'email' | 'phone' | 'password' | 'terms',
  FieldMetadata<string, Record<string, unknown>, Refusal[]>
>;

/** What everybody gives who signs up. */
export function PersonFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('access');
  return (
    <>
      <Field meta={fields.name} label={t('fields.name')} autoComplete="name" />
      <Field meta={fields.email} type="email" label={t('fields.email')} autoComplete="email" />
      <MaskedField meta={fields.phone} mask="phone" label={t('fields.phone')} autoComplete="tel" />
      <Field
        meta={fields.password}
        type="password"
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
      />
      <Checkbox meta={fields.terms} label={t('fields.terms')}>
        {t('fields.agree')} <Link to="/terms">{t('fields.termsLink')}</Link>
      </Checkbox>
    </>
  );
}

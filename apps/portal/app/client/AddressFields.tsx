import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Field, MaskedField } from '../ui';
import styles from './client.module.css';

export type AddressText = Record<
  'cep' | 'street' | 'number' | 'complement' | 'city' | 'state' | 'country',
  string
>;

/** An address in Brazil. */
export function AddressFields({
  meta,
}: {
  meta: FieldMetadata<AddressText, Record<string, unknown>, Refusal[]>;
}) {
  const { t } = useTranslation('client');
  const fields = meta.getFieldset();
  return (
    <fieldset className={styles.group}>
      <legend>{t('address.title')}</legend>
      <input type="hidden" name={fields.country.name} value="BR" />
      <div className={styles.pair}>
        <MaskedField meta={fields.cep} mask="cep" label={t('address.cep')} autoComplete="postal-code" />
        <Field meta={fields.number} label={t('address.number')} />
      </div>
      <Field meta={fields.street} label={t('address.street')} autoComplete="address-line1" />
      <Field meta={fields.complement} label={t('address.complement')} autoComplete="address-line2" optional />
      <div className={styles.pair}>
        <Field meta={fields.city} label={t('address.city')} autoComplete="address-level2" />
        <Field meta={fields.state} label={t('address.state')} autoComplete="address-level1" />
      </div>
    </fieldset>
  );
}

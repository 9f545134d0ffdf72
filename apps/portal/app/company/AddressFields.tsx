import type { FieldMetadata } from '@conform-to/react';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Field, MaskedField } from '../ui';
import styles from './company.module.css';

export type AddressText = Record<
  'cep' | 'street' | 'number' | 'complement' | 'city' | 'state' | 'country',
  string
>;

/** Looks up a postal code; null if it does not exist, undefined if the lookup fails. */
async function lookUpPostalCode(cep: string): Promise<Readonly<Record<string, string>> | null | undefined> {
  const answer = await fetch(`/postal-codes/${cep}`).catch(() => undefined);
  if (answer?.status === 404) return null;
  return answer?.status === 200 ? answer.json() : undefined;
}

/**
 * Inputs of an address in Brazil. The postal code fills in empty fields; a note says if the lookup is not
 * available.
 */
export function AddressFields({
  meta,
}: {
  meta: FieldMetadata<AddressText, Record<string, unknown>, Refusal[]>;
}) {
  const { t } = useTranslation('company');
  const fields = meta.getFieldset();
  const [filled, setFilled] = useState(false);
  const [hint, setHint] = useState<'unknownCep' | 'cepDown' | null>(null);
  const lookUp = async ({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const cep = target instanceof HTMLInputElement && target.name === fields.cep.name ? target.value : '';
    const digits = cep.replace(/\D/g, '');
    if (!cep) return;
    const place = digits.length === 8 ? await lookUpPostalCode(digits) : undefined;
    setHint(digits.length < 8 || place ? null : place === null ? 'unknownCep' : 'cepDown');
    for (const name of ['street', 'city', 'state'] as const) {
      const input = currentTarget.querySelector<HTMLInputElement>(`[name="${fields[name].name}"]`);
      if (!input || input.value || !place?.[name]) continue;
      input.value = place[name];
      setFilled(true);
    }
  };
  return (
    <fieldset className={styles.group} onBlur={lookUp}>
      <legend>{t('address.title')}</legend>
      <p className="sr" role="status">
        {hint ? t(`address.${hint}`) : filled && t('address.filled')}
      </p>
      <input type="hidden" name={fields.country.name} value="BR" />
      <div className={styles.pair}>
        <MaskedField
          meta={fields.cep}
          mask="cep"
          label={t('address.cep')}
          autoComplete="postal-code"
          {...(hint ? { hint: t(`address.${hint}`) } : {})}
        />
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

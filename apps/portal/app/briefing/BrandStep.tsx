import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { Field } from '../ui';
import { WizardStep } from './WizardStep';
import type { loadBrand, stepActions } from './wizard.server';

/** Whose product it is about. */
export function BrandStep() {
  const { t } = useTranslation('client');
  const wizard = useLoaderData<typeof loadBrand>();
  const { brand, product } = wizard.row ?? {};
  const [form, fields] = useAnswer<{ brand: string; product: string }>(
    useActionData<ReturnType<typeof stepActions>>(),
    { defaultValue: { brand: brand || wizard.tradeName, product } },
  );
  return (
    <WizardStep wizard={wizard} form={form}>
      <Field
        meta={fields.brand}
        label={t('wizard.fields.brand')}
        hint={t('wizard.hints.brand')}
        maxLength={120}
      />
      <Field
        meta={fields.product}
        label={t('wizard.fields.product')}
        hint={t('wizard.hints.product')}
        maxLength={160}
      />
    </WizardStep>
  );
}

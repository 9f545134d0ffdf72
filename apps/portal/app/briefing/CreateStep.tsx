import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { Field } from '../ui';
import { PlanLimit } from './PlanLimit';
import { Wishes } from './Wishes';
import { WizardStep } from './WizardStep';
import type { loadCreate, stepActions } from './wizard.server';

type Action = ReturnType<typeof stepActions>;

/** What the project is called, and who is wished for. Creator briefings are the one kind so far. */
export function CreateStep() {
  const { t } = useTranslation('client');
  const wizard = useLoaderData<typeof loadCreate>();
  const [form, fields] = useAnswer<{ title: string }>(useActionData<Action>(), {
    defaultValue: { title: wizard.row?.title },
  });
  return (
    <WizardStep wizard={wizard} form={form} note={<PlanLimit month={wizard.month} />}>
      <input type="hidden" name="kind" value="creator" />
      <Field
        meta={fields.title}
        label={t('wizard.fields.title')}
        hint={t('wizard.hints.title')}
        maxLength={120}
      />
      <Wishes wishes={wizard.wishes} boxes />
    </WizardStep>
  );
}

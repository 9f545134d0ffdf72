import { newSquadCurrency, type Squad } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { Field, MoneyField } from '../ui';

type Error = Readonly<Record<string, Refusal[] | null>> | null | undefined;

/** Inputs of a squad; empty for a new one. */
export function PlanFields({ squad, error }: { squad?: Squad; error: Error }) {
  const { t } = useTranslation('squad');
  const of = (name: string) => error?.[name] ?? [];
  return (
    <>
      <Refusals refusals={of('')} />
      <Field
        name="title"
        label={t('plan.name')}
        maxLength={120}
        defaultValue={squad?.title}
        errors={of('title')}
      />
      <Field
        name="description"
        label={t('plan.about')}
        type="textarea"
        rows={3}
        optional
        maxLength={4000}
        defaultValue={squad?.description}
        errors={of('description')}
      />
      <MoneyField
        name="budgetCents"
        currency={squad?.currency ?? newSquadCurrency}
        label={t('plan.budget')}
        hint={t('plan.budgetHint')}
        optional
        defaultValue={squad?.budgetCents === null ? undefined : squad?.budgetCents}
        errors={of('budgetCents')}
      />
      <Field
        name="startsOn"
        label={t('plan.startsOn')}
        type="date"
        optional
        defaultValue={squad?.startsOn ?? undefined}
        errors={of('startsOn')}
      />
      <Field
        name="endsOn"
        label={t('plan.endsOn')}
        type="date"
        optional
        defaultValue={squad?.endsOn ?? undefined}
        errors={of('endsOn')}
      />
    </>
  );
}

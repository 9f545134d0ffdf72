import { type Company, plan } from '@elenco/core/people';
import { planCurrency, planTerms, type Setting } from '@elenco/core/platform';
import { useGetList } from 'ra-core';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { all } from '../consequences/figures';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { MoneyInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Changes the plan of a company. */
export function PlanDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('companies.changePlan');
  const name = (value: string) => words.option('companies', 'plan', value);
  return (
    <DialogForm
      title={words.t('people.changePlan')}
      subtitle={words.t('people.planHint')}
      verb={words.t('people.changePlan')}
      start={{ plan: company.plan, agreedCents: '' as string | number }}
      onSend={({ plan: chosen, agreedCents }) =>
        run(
          { id: company.id, plan: chosen, agreedCents: agreedCents === '' ? null : agreedCents },
          words.t('people.planChanged', { plan: name(chosen) }),
        )
      }
      onClose={onClose}
    >
      <SelectInput
        source="plan"
        validate={required()}
        autoFocus
        label={words.field('companies', 'plan')}
        choices={plan.options.map((id) => ({ id, name: name(id) }))}
        translateChoice={false}
        helperText={false}
      />
      <MoneyInput
        source="agreedCents"
        label={words.field('subscriptions', 'agreedCents')}
        helperText={words.t('people.agreedHint')}
      />
      <PlanFigures company={company} />
    </DialogForm>
  );
}

/** Price, fee and limit of the current plan and of the new plan. */
function PlanFigures({ company }: { company: Company }) {
  const words = useWords();
  const [chosen, agreed]: [Company['plan'], number | string | null] = useWatch({
    name: ['plan', 'agreedCents'],
  }) as never;
  const { data: settings } = useGetList<Setting>('settings', { pagination: all });
  if (!settings) return null;
  const currency = planCurrency(company.billingCurrency);
  const [before, after] = [company.plan, chosen || company.plan].map((tier) =>
    planTerms(settings, tier, today(), currency),
  ) as [ReturnType<typeof planTerms>, ReturnType<typeof planTerms>];
  const price = (cents: number | null) =>
    cents === null ? words.t('people.agreedPrice') : words.money(cents, currency);
  const limit = (count: number | null) => (count === null ? words.t('people.noLimit') : words.number(count));
  const fromTo = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);
  return (
    <FactList
      rows={[
        { name: words.t('consequences.company'), value: company.tradeName },
        {
          name: words.t('consequences.monthly'),
          value: fromTo(
            price(before.monthlyCents),
            price(typeof agreed === 'number' ? agreed : after.monthlyCents),
          ),
        },
        {
          name: words.t('consequences.fee'),
          value: fromTo(words.rate(before.feeBp), words.rate(after.feeBp)),
        },
        {
          name: words.t('consequences.planLimit'),
          value: fromTo(limit(before.briefings), limit(after.briefings)),
        },
      ]}
    />
  );
}

import { type Company, plan } from '@elenco/core/people';
import { required, SelectInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { MoneyInput } from '../kit/inputs';
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
    </DialogForm>
  );
}

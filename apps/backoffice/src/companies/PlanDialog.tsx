import { type Company, plan } from '@elenco/core/party';
import { SelectInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Puts a company on another plan. */
export function PlanDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('companies.changePlan');
  const name = (value: string) => words.option('companies', 'plan', value);
  return (
    <DialogForm
      title={words.t('people.changePlan')}
      subtitle={words.t('people.planHint')}
      verb={words.t('people.changePlan')}
      start={{ plan: company.plan }}
      onSend={({ plan: chosen }) =>
        run({ id: company.id, plan: chosen }, words.t('people.planChanged', { plan: name(chosen) }))
      }
      onClose={onClose}
    >
      <SelectInput
        source="plan"
        autoFocus
        label={words.field('companies', 'plan')}
        choices={plan.options.map((id) => ({ id, name: name(id) }))}
        translateChoice={false}
        helperText={false}
      />
    </DialogForm>
  );
}

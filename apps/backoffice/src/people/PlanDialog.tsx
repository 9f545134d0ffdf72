import { type Company, plan } from '@elenco/core/party';
import { useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
import { MoveField } from '../kit/MoveField';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Puts a company on another plan. */
export function PlanDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const words = useWords();
  const { run, pending } = useRun('companies.changePlan');
  const [chosen, setChosen] = useState<string>(company.plan);
  const name = (value: string) => words.option('companies', 'plan', value);
  const save = async () => {
    await run({ id: company.id, plan: chosen }, words.t('people.planChanged', { plan: name(chosen) }));
    onClose();
  };
  return (
    <FormDialog
      title={words.t('people.changePlan')}
      subtitle={words.t('people.planHint')}
      verb={words.t('people.changePlan')}
      onSend={save}
      onClose={onClose}
      disabled={pending || chosen === company.plan}
    >
      <MoveField
        autoFocus
        field={{
          source: 'plan',
          kind: 'option',
          label: words.field('companies', 'plan'),
          options: plan.options.map((value) => ({ value, label: name(value) })),
        }}
        value={chosen}
        error={undefined}
        onChange={setChosen}
      />
    </FormDialog>
  );
}

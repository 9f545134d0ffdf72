import { type Company, plan } from '@elenco/core/party';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { MoveField } from '../kit/MoveField';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Puts a company on another plan. */
export function PlanDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const words = useWords();
  const { run, pending } = useRun('companies.changePlan');
  const [chosen, setChosen] = useState<string>(company.plan);
  const name = (value: string) => words.option('companies', 'plan', value);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await run({ id: company.id, plan: chosen }, words.t('people.planChanged', { plan: name(chosen) }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="change-plan">
      <form onSubmit={save} noValidate>
        <DialogTitle id="change-plan">{words.t('people.changePlan')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{words.t('people.planHint')}</Typography>
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
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={pending || chosen === company.plan}>
            {words.t('people.changePlan')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

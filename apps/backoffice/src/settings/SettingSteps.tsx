import { approveRule, proposeRule, type Setting, type SettingState, settingOn } from '@elenco/core/platform';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { ProofInput } from '../kit/ProofInput';
import { useActor } from '../kit/useActor';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { everySetting } from './InForce';
import { formatSetting } from './inUnits';
import { TouchedBy } from './Touched';

type Step = 'approve' | 'withdraw';
interface Props {
  readonly row: RecordOf<'settings'>;
  readonly state: SettingState;
}

const stepWords = {
  approve: { verb: 'work.approveSetting', done: 'work.settingApproved' },
  withdraw: { verb: 'work.withdrawSetting', done: 'work.settingWithdrawn' },
} as const;

/** Actions that the current user can take on a future value of a setting. */
export function SettingSteps({ row, state }: Props) {
  const words = useWords();
  const actor = useActor();
  const [asked, setAsked] = useState<Step>();
  const own = 'userId' in actor && actor.userId === row.authorId;
  const proposed = state === 'proposed';
  const toCome = proposed || state === 'approved';
  const steps: Step[] = [
    ...(proposed && !own && approveRule(actor).length > 0 ? (['approve'] as const) : []),
    ...(toCome && proposeRule(actor).length > 0 ? (['withdraw'] as const) : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {proposed && own ? (
        <Typography variant="body2" color="textSecondary">
          {words.t('work.waitsForOther')}
        </Typography>
      ) : null}
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          variant={step === 'approve' ? 'contained' : 'outlined'}
          color={step === 'approve' ? 'primary' : 'secondary'}
          onClick={() => setAsked(step)}
        >
          {words.t(stepWords[step].verb)}
        </Button>
      ))}
      {asked ? <StepDialog row={row} step={asked} onClose={() => setAsked(undefined)} /> : null}
    </Box>
  );
}

function StepDialog({ row, step, onClose }: { row: Props['row']; step: Step; onClose: () => void }) {
  const words = useWords();
  const { verb, done } = stepWords[step];
  const { send, asked } = useReauthenticatedRun(`settings.${step}`);
  const { data: all } = useGetList<Setting>('settings', everySetting);
  // `replaced` is the value that would apply on that day without this row.
  const others = all?.filter(({ id }) => id !== row.id);
  const replaced = others && settingOn(others, row.key, row.validFrom);
  return (
    <DialogForm
      title={words.t(verb)}
      subtitle={
        replaced === undefined
          ? null
          : words.t('work.settingChange', {
              key: words.option('settings', 'key', row.key),
              before: formatSetting({ key: row.key, value: replaced }, words),
              value: formatSetting(row, words),
              day: words.day(row.validFrom),
            })
      }
      verb={words.t(verb)}
      disabled={replaced === undefined}
      onSend={(given) => send({ id: row.id }, words.t(done), given)}
      onClose={onClose}
    >
      {step === 'approve' ? <TouchedBy settingKey={row.key} words={words} /> : null}
      <ProofInput asked={asked} />
    </DialogForm>
  );
}

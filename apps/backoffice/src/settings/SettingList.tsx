import { isInitial, proposeRule, type Setting, type SettingState, settingState } from '@elenco/core/platform';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { ToneChip } from '../kit/StatusChip';
import { today } from '../kit/today';
import type { Tone } from '../kit/tone';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { everySetting, InForce } from './InForce';
import { formatSetting } from './inUnits';
import { SettingDialog } from './SettingDialog';
import { SettingSteps } from './SettingSteps';
import { SettingTabs } from './SettingTabs';

const tones: Readonly<Record<SettingState, Tone>> = {
  proposed: 'warning',
  approved: 'info',
  in_force: 'success',
  past: 'default',
  withdrawn: 'default',
  lapsed: 'error',
};

/** Business settings, each value with its first day. Rows are never changed. */
export function SettingList() {
  const words = useWords();
  const [adding, setAdding] = useState(false);
  const { data: all = [] } = useGetList<Setting>('settings', everySetting);
  const stateOf = (row: Setting) => settingState(row, all, today());
  const columns: readonly Column<'settings'>[] = [
    { source: 'key' },
    { source: 'value', render: (row) => formatSetting(row, words) },
    {
      source: 'validFrom',
      render: (row) => (isInitial(row) ? words.t('work.initialValue') : words.day(row.validFrom)),
    },
    {
      source: 'approvedAt',
      label: 'work.state',
      render: (row) => (
        <ToneChip tone={tones[stateOf(row)]} label={words.t(`work.settingStates.${stateOf(row)}`)} />
      ),
    },
    { source: 'authorId' },
    { source: 'approvedById' },
    {
      source: 'withdrawnAt',
      label: 'work.step',
      render: (row) => <SettingSteps row={row} state={stateOf(row)} />,
    },
  ];
  return (
    <>
      <PageHead
        title={words.name('settings', 2)}
        subtitle={words.t('work.settingsHint')}
        actions={
          proposeRule(useActor()).length > 0 ? (
            <Button variant="contained" onClick={() => setAdding(true)}>
              {words.t('work.newValue')}
            </Button>
          ) : null
        }
      />
      <SettingTabs />
      <InForce />
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {words.t('work.changes')}
      </Typography>
      <ResourceList
        resource="settings"
        columns={columns}
        filters={['key', 'validFrom']}
        empty={{ title: words.t('kit.nothingFound'), hint: words.t('kit.loosen') }}
      />
      {adding ? <SettingDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

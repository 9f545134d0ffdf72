import { type Setting, settingKeys, settingOn } from '@elenco/core/setting';
import { useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { inUnits } from './inUnits';

export const everySetting = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** What each constant is today, whether somebody has set it or it still is what the product began with. */
export function InForce() {
  const words = useWords();
  const { data } = useGetList<Setting>('settings', everySetting);
  if (!data) return null;
  const day = today();
  return (
    <Panel title={words.t('work.inForce', { day: words.day(day) })}>
      <FactList
        rows={settingKeys.map((key) => ({
          name: words.option('settings', 'key', key),
          value: <strong>{inUnits({ key, value: settingOn(data, key, day) }, words)}</strong>,
        }))}
      />
    </Panel>
  );
}

import { type Setting, settingKeys, settingOn } from '@elenco/core/platform';
import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { formatSetting } from './inUnits';

export const everySetting = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** Styles of a grid with as many columns as fit. */
const beside = {
  m: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  fontSize: 'body2.fontSize',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right' },
} as const;

/** Today's value of each setting. */
export function InForce() {
  const words = useWords();
  const { data } = useGetList<Setting>('settings', everySetting);
  if (!data) return null;
  const day = today();
  return (
    <Panel title={words.t('work.inForce', { day: words.day(day) })}>
      <Box component="dl" sx={beside}>
        {settingKeys.map((key) => (
          <div key={key}>
            <dt>{words.option('settings', 'key', key)}</dt>
            <dd>{formatSetting({ key, value: settingOn(data, key, day) }, words)}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

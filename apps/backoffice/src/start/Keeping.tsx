import type { BackgroundJobs } from '@elenco/core/operations';
import { type Setting, settingState } from '@elenco/core/platform';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { FieldValue } from '../kit/FieldValue';
import { liveInterval } from '../kit/live';
import { hiddenOnPhones, Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { everySetting } from '../settings/InForce';
import { formatSetting } from '../settings/inUnits';
import { SettingSteps } from '../settings/SettingSteps';

const most = 8;

interface ProposedProps {
  /** True to hide the panel while nothing waits. */
  readonly onlyWaiting?: true;
}

/**
 * Proposed values of settings that need a second user's approval, by first day, with the actions that the
 * user can take.
 */
export function ProposedSettings({ onlyWaiting }: ProposedProps) {
  const words = useWords();
  const { data: all = [] } = useGetList<Setting>('settings', everySetting, { refetchInterval: liveInterval });
  const proposed = all
    .filter((row) => settingState(row, all, today()) === 'proposed')
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom) || a.id - b.id);
  const title = words.t('start.settings');
  if (onlyWaiting && proposed.length === 0) return null;
  return (
    <Box sx={{ minWidth: 0, ...(proposed.length === 0 ? hiddenOnPhones : {}) }}>
      <Panel title={title} actions={<ToAll to={listAddress('settings', {})} count={proposed.length} />}>
        {proposed.length === 0 ? (
          <Nothing />
        ) : (
          <SmallTable
            label={title}
            heads={[
              ...(['key', 'value', 'validFrom', 'authorId'] as const).map((field) =>
                words.field('settings', field),
              ),
              words.t('work.step'),
            ]}
            rows={proposed.slice(0, most).map((row) => ({
              key: String(row.id),
              cells: [
                <Link key="to" component={RouterLink} to={listAddress('settings', { key: row.key })}>
                  {words.option('settings', 'key', row.key)}
                </Link>,
                formatSetting(row, words),
                words.day(row.validFrom),
                <FieldValue key="author" resource="settings" record={row} source="authorId" />,
                <SettingSteps key="steps" row={row} state="proposed" />,
              ],
            }))}
          />
        )}
      </Panel>
    </Box>
  );
}

/** Background jobs that failed and are not retried automatically. */
export function FailedJobs() {
  const words = useWords();
  const provider = useDataProvider<ElencoDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['background-jobs', 'failed'],
    queryFn: () => provider.ask<BackgroundJobs>('background-jobs?state=failed'),
    refetchInterval: liveInterval,
  });
  const title = words.t('start.failedJobs');
  return (
    <Box sx={{ minWidth: 0, ...(data?.rows.length === 0 ? hiddenOnPhones : {}) }}>
      <Panel title={title} actions={<ToAll to="/jobs/background" count={data?.counts.failed ?? 0} />}>
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data?.rows.length === 0 ? <Nothing /> : null}
        {data && data.rows.length > 0 ? (
          <SmallTable
            label={title}
            heads={(['task', 'runAt', 'attempts', 'error'] as const).map((head) => words.t(`jobs.${head}`))}
            rows={data.rows.slice(0, most).map((job) => ({
              key: String(job.id),
              cells: [
                <Link key="to" component={RouterLink} to="/jobs/background">
                  {`${job.task} #${job.id}`}
                </Link>,
                <AgeField key="since" since={job.runAt} />,
                `${job.attempts}/${job.maxAttempts}`,
                job.lastError ?? '–',
              ],
            }))}
          />
        ) : null}
      </Panel>
    </Box>
  );
}

function ToAll({ to, count }: { to: string; count: number }) {
  const words = useWords();
  return (
    <Link component={RouterLink} to={to} variant="body2">
      {words.t('start.all', { count: words.number(count) })}
    </Link>
  );
}

function Nothing() {
  return <Typography color="textSecondary">{useWords().t('start.nothing')}</Typography>;
}

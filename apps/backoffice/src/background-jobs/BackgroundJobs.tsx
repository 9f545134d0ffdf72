import {
  type BackgroundJobs as Answer,
  doneJobDays,
  type JobState,
  jobState,
  jobTask,
  stateToOpen,
} from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { liveInterval } from '../kit/live';
import { PageHead } from '../kit/PageHead';
import { countText } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { JobTable } from './JobTable';
import { taskName } from './taskName';

/**
 * Background jobs by state and task: waiting, running, failed, and done in the last days. The screen opens
 * with the failed jobs if there are any.
 */
export function BackgroundJobs() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const [params, setParams] = useSearchParams();
  const chosen = jobState.options.find((one) => one === params.get('state'));
  const state = chosen ?? 'failed';
  const task = jobTask.options.find((one) => one === params.get('task'));
  const set = (name: 'state' | 'task', value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const {
    data: answer,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['background-jobs', state, task],
    queryFn: () =>
      data.ask<Answer>(`background-jobs?${new URLSearchParams({ state, ...(task ? { task } : {}) })}`),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
  });
  const first = chosen || !answer ? undefined : stateToOpen(answer.counts);
  // Stores the initial tab in the URL. The tab therefore stays selected when the counts change.
  useEffect(() => {
    if (first) setParams((before) => ({ ...Object.fromEntries(before), state: first }), { replace: true });
  }, [first, setParams]);
  const tasks = jobTask.options
    .map((one) => [one, taskName(one, words)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, words.tag));
  return (
    <>
      <PageHead title={words.t('jobs.title')} subtitle={words.t('jobs.hint', { days: doneJobDays })} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      <Tabs
        value={state}
        onChange={(_, next: JobState) => set('state', next)}
        sx={{ mb: 2 }}
        variant="scrollable"
      >
        {jobState.options.map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${words.t(`jobs.state.${one}`)} ${answer ? countText(answer.counts[one], words) : ''}`}
          />
        ))}
      </Tabs>
      <TextField
        select
        size="small"
        label={words.t('jobs.task')}
        value={task ?? ''}
        onChange={(event) => set('task', event.target.value)}
        sx={{ width: 360, maxWidth: '100%', mb: 2 }}
      >
        <MenuItem value="">{words.t('jobs.anyTask')}</MenuItem>
        {tasks.map(([one, name]) => (
          <MenuItem key={one} value={one}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {answer ? (
        <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {answer.rows.length === 0 ? (
            <Typography color="textSecondary">{words.t('jobs.none')}</Typography>
          ) : (
            <JobTable rows={answer.rows} isDone={answer.rows[0]?.state === 'done'} />
          )}
        </Box>
      ) : null}
    </>
  );
}

import {
  type BackgroundJobs as Answer,
  type BackgroundJob,
  type JobAct,
  type JobState,
  jobState,
} from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { DateTimeInput } from 'react-admin';
import { JobTabs } from '../jobs/JobTabs';
import { DialogForm } from '../kit/DialogForm';
import { liveInterval } from '../kit/live';
import { PageHead } from '../kit/PageHead';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

type Act = { readonly id: number; readonly act: JobAct; readonly runAt?: string };

/** Background jobs: waiting, running and failed, with their actions. */
export function BackgroundJobs() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  const [state, setState] = useState<JobState>('failed');
  const [later, setLater] = useState<BackgroundJob>();
  const { data: answer, error } = useQuery({
    queryKey: ['background-jobs', state],
    queryFn: () => data.ask<Answer>(`background-jobs?state=${state}`),
    refetchInterval: liveInterval,
  });
  const act = useMutation({
    mutationFn: ({ id, ...body }: Act) => data.send(`background-jobs/${id}/acts`, body),
    onSuccess: () => notify(words.t('jobs.done'), { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  });
  const press = (job: Act) =>
    act.mutateAsync(job).catch((refused: Error) => notify(refused.message, { type: 'error' }));
  return (
    <>
      <PageHead title={words.t('jobs.title')} subtitle={words.t('jobs.hint')} />
      <JobTabs />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      <Tabs
        value={state}
        onChange={(_, next: JobState) => setState(next)}
        sx={{ mb: 2 }}
        variant="scrollable"
      >
        {jobState.options.map((one) => (
          <Tab key={one} value={one} label={`${words.t(`jobs.state.${one}`)} ${answer?.counts[one] ?? ''}`} />
        ))}
      </Tabs>
      {answer && answer.rows.length === 0 ? (
        <Typography color="textSecondary">{words.t('jobs.none')}</Typography>
      ) : null}
      {answer && answer.rows.length > 0 ? (
        <SmallTable
          label={words.t('jobs.title')}
          heads={(['task', 'runAt', 'attempts', 'error', 'payload', 'act'] as const).map((head) =>
            words.t(`jobs.${head}`),
          )}
          rows={answer.rows.map((job) => ({
            key: String(job.id),
            cells: [
              `${job.task} #${job.id}`,
              words.moment(job.runAt),
              `${job.attempts}/${job.maxAttempts}`,
              job.lastError ?? '–',
              JSON.stringify(job.payload),
              job.state === 'locked' ? (
                '–'
              ) : (
                <Box key="acts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  <Button
                    size="small"
                    disabled={act.isPending}
                    onClick={() => press({ id: job.id, act: 'retry' })}
                  >
                    {words.t('jobs.retry')}
                  </Button>
                  <Button size="small" color="secondary" onClick={() => setLater(job)}>
                    {words.t('jobs.reschedule')}
                  </Button>
                  {job.state === 'failed' ? null : (
                    <Button
                      size="small"
                      color="error"
                      disabled={act.isPending}
                      onClick={() => press({ id: job.id, act: 'give_up' })}
                    >
                      {words.t('jobs.giveUp')}
                    </Button>
                  )}
                </Box>
              ),
            ],
          }))}
        />
      ) : null}
      {later ? (
        <DialogForm
          title={words.t('jobs.rescheduleTitle', { task: `${later.task} #${later.id}` })}
          verb={words.t('jobs.reschedule')}
          start={{ runAt: new Date(Date.now() + 3_600_000).toISOString() }}
          onSend={({ runAt }) =>
            act.mutateAsync({ id: later.id, act: 'reschedule', runAt: new Date(runAt).toISOString() })
          }
          onClose={() => setLater(undefined)}
        >
          <DateTimeInput source="runAt" label={words.t('jobs.runAt')} />
        </DialogForm>
      ) : null}
    </>
  );
}

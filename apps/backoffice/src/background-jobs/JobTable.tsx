import type { BackgroundJob, JobAct } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { clockOf, dayOf, instantAt, isClock } from '../kit/dayBounds';
import { DayInput } from '../kit/inputs';
import { SmallTable } from '../kit/SmallTable';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { taskName } from './taskName';

interface Props {
  readonly rows: readonly BackgroundJob[];
  readonly isDone: boolean;
}

type Act = { readonly id: number; readonly act: JobAct; readonly runAt?: string };

/** Jobs in one state. Jobs that are not done have action buttons. */
export function JobTable({ rows, isDone }: Props) {
  return isDone ? <DoneJobs rows={rows} /> : <OpenJobs rows={rows} />;
}

function DoneJobs({ rows }: Pick<Props, 'rows'>) {
  const words = useWords();
  return (
    <SmallTable
      label={words.t('jobs.title')}
      heads={(['task', 'endedAt', 'duration', 'attempts', 'payload'] as const).map((head) =>
        words.t(`jobs.${head}`),
      )}
      rows={rows.map((job) => ({
        key: String(job.id),
        cells: [
          <TaskCell key="task" job={job} words={words} />,
          job.endedAt ? words.moment(job.endedAt) : '–',
          durationText(job.durationMs ?? 0, words),
          `${job.attempts}/${job.maxAttempts}`,
          payloadText(job, words),
        ],
      }))}
    />
  );
}

function OpenJobs({ rows }: Pick<Props, 'rows'>) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  const [later, setLater] = useState<{
    readonly job: BackgroundJob;
    readonly start: ReturnType<typeof defaultRunAt>;
  }>();
  const act = useMutation({
    mutationFn: ({ id, ...body }: Act) => data.send(`background-jobs/${id}/acts`, body),
    onSuccess: () => notify(words.t('jobs.done'), { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  });
  const press = (job: Act) =>
    act.mutateAsync(job).catch((refused: Error) => notify(refused.message, { type: 'error' }));
  return (
    <>
      <SmallTable
        label={words.t('jobs.title')}
        heads={(['task', 'runAt', 'attempts', 'error', 'payload', 'act'] as const).map((head) =>
          words.t(`jobs.${head}`),
        )}
        rows={rows.map((job) => ({
          key: String(job.id),
          cells: [
            <TaskCell key="task" job={job} words={words} />,
            words.moment(job.runAt),
            `${job.attempts}/${job.maxAttempts}`,
            job.lastError ?? '–',
            payloadText(job, words),
            job.state === 'running' ? (
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
                <Button
                  size="small"
                  color="secondary"
                  onClick={() => setLater({ job, start: defaultRunAt() })}
                >
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
      {later ? (
        <DialogForm
          title={words.t('jobs.rescheduleTitle', {
            task: `${taskName(later.job.task, words)} #${later.job.id}`,
          })}
          verb={words.t('jobs.reschedule')}
          start={later.start}
          onSend={({ day, time }) =>
            act.mutateAsync({ id: later.job.id, act: 'reschedule', runAt: instantAt(day, time) })
          }
          onClose={() => setLater(undefined)}
        >
          <DayInput
            source="day"
            label={words.t('jobs.runAtDay')}
            validate={(day) => (day ? undefined : words.t('days.wrong'))}
          />
          <TextInput
            source="time"
            label={words.t('jobs.runAtTime')}
            helperText={words.t('jobs.runAtTimeHint')}
            validate={(time) => (isClock(String(time ?? '')) ? undefined : words.t('jobs.wrongTime'))}
          />
        </DialogForm>
      ) : null}
    </>
  );
}

/** Returns the initial values of the form that reschedules a job: one hour from now, in São Paulo time. */
function defaultRunAt() {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  return { day: dayOf(later), time: clockOf(later) };
}

/** Label of the task, and below it the technical name that logs and metrics use. */
const TaskCell = ({ job: { task, id }, words }: { job: BackgroundJob; words: Words }) => (
  <>
    {taskName(task, words)}
    <Typography variant="caption" color="textSecondary" component="div">
      {`${task} #${id}`}
    </Typography>
  </>
);

/** Formats a duration: below one second in milliseconds, otherwise in seconds. */
const durationText = (ms: number, words: Words): string =>
  ms < 1_000
    ? words.t('jobs.ms', { count: words.number(ms) })
    : words.t('jobs.s', { count: words.number(Math.round(ms / 100) / 10) });

/** Formats the fields of a job's payload. Leaves out the technical fields of schedules and traces. */
function payloadText({ payload }: BackgroundJob, words: Words): string {
  const fields = Object.entries(payload).filter(([name]) => name !== '_cron' && name !== 'traceparent');
  if (fields.length === 0) return words.t('jobs.ofSchedule');
  return fields.map(([name, value]) => `${name}: ${[value].flat().join(', ')}`).join(' · ');
}

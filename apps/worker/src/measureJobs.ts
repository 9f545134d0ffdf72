import { type JobMeasure, measured, tracedFrom } from '@elenco/db/measure';
import type { Task, TaskList, WorkerEvents } from 'graphile-worker';

/** Publishes the duration and result of each job as metrics. Returns the events. */
export function measureJobs(events: WorkerEvents): WorkerEvents {
  const started = new Map<string, number>();
  events.on('job:start', ({ job }) => {
    if (measured.job.hasSubscribers) started.set(job.id, performance.now());
  });
  events.on('job:complete', ({ job, error }) => {
    const at = started.get(job.id);
    started.delete(job.id);
    if (at === undefined || !measured.job.hasSubscribers) return;
    const result = error === null || error === undefined ? 'done' : 'failed';
    const measure: JobMeasure = { task: job.task_identifier, result, ms: performance.now() - at };
    measured.job.publish(measure);
  });
  return events;
}

/**
 * Returns the tasks with tracing of each job. The span continues the trace of the command or job that queued
 * the job, if the payload contains that trace.
 */
export function tracedTasks(tasks: TaskList): TaskList {
  const traced = Object.entries(tasks).map(([name, task]): [string, Task] => [
    name,
    (payload, helpers) => {
      const { traceparent } = (payload ?? {}) as { traceparent?: unknown };
      const queuedBy = typeof traceparent === 'string' ? { traceparent } : {};
      const attributes = { 'elenco.task': name, 'elenco.attempt': helpers.job.attempts };
      return tracedFrom(queuedBy, `job ${name}`, { kind: 'queued', attributes }, () =>
        (task as Task)(payload, helpers),
      );
    },
  ]);
  return Object.fromEntries(traced);
}

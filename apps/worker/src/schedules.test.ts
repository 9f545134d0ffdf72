import { jobTask } from '@elenco/core/operations';
import { expect, it } from 'vitest';
import { crontab } from './schedules';

it('schedules only background tasks that exist', () => {
  const scheduled = [...crontab.matchAll(/^(?:\S+ ){5}(\w+)/gm)].map(([, task]) => task);
  expect(scheduled.length).toBeGreaterThan(30);
  expect(scheduled.filter((task) => !jobTask.safeParse(task).success)).toEqual([]);
});

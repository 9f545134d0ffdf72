import { describe, expect, it } from 'vitest';
import { currentTrace, traced, traceIds } from '.';
import { withoutValues } from './trace';

describe('the SQL text of a statement in a trace', () => {
  it.each([
    [
      `select * from users where email = 'ana@casa.example' and id = 12`,
      'select * from users where email = ? and id = ?',
    ],
    [
      `select E'it\\'s secret', 'it''s' from "rows_0" r where r.id = $1`,
      'select ?, … from "rows_0" r where r.id = $1',
    ],
    ['select $tag$ secret $tag$ || $$secret$$, 1.5e3', 'select ? || ?, …'],
    ['insert into t (a, b) values (1, 2), (3, 4)', 'insert into t (a, b) values (?, …), …'],
    [`select /* secret */ "it's ""kept""" -- secret\n from t`, `select "it's ""kept""" from t`],
    [`select 'cut in the middle`, 'select ?'],
  ])('contains no values: %s', (sql, text) => {
    expect(withoutValues(sql)).toBe(text);
  });

  it('is truncated if it is too long', () => {
    expect(withoutValues(`select ${'a, '.repeat(9_000)}`).length).toBeLessThanOrEqual(4_000);
  });
});

describe('a span of a trace', () => {
  it('records nothing without the OpenTelemetry SDK', async () => {
    const seen = await traced('work', {}, (span) => [span.isRecording(), traceIds(), currentTrace()]);
    expect(seen).toEqual([false, {}, {}]);
  });

  it('rethrows errors', async () => {
    const failing = traced('work', {}, () => Promise.reject(new Error('lost')));
    await expect(failing).rejects.toThrow('lost');
  });
});

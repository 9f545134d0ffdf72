import { urlOf } from '@elenco/tests/support/db';
import { expect, it } from 'vitest';
import { openPool } from './jobPool';

it('keeps working if a callback releases its pooled connection twice', async () => {
  const { pool, close } = openPool(urlOf('postgres'), 1, { warn: () => {} });
  await new Promise<void>((settle, fail) => {
    pool.connect((error, _, release) => {
      if (error) return fail(error);
      release();
      release();
      settle();
    });
  });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

import { Problem } from '@elenco/core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { formHandler } from './form.server';
import { withFailureCode } from './withFailureCode.server';

const failing = (error: unknown) =>
  withFailureCode(
    'evaluation_failed',
    formHandler<'company', z.ZodObject>(z.object({}), async () => {
      throw error;
    }),
  ).send(undefined as never, undefined as never, undefined);

it('refuses with the given code after an unexpected failure, and logs the cause', async () => {
  const cause = new Error('bug');
  await expect(failing(cause)).rejects.toMatchObject({
    status: 500,
    errors: [{ pointer: '', code: 'evaluation_failed' }],
    cause,
  });
});

it('does not change the code of expected refusals', async () => {
  const refusal = new Problem('refused', [{ pointer: '/rating', code: 'rating_range' }]);
  await expect(failing(refusal)).rejects.toBe(refusal);
});

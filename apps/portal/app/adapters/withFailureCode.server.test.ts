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

it('converts an unexpected failure of a form to a problem with the given code, and keeps the cause', async () => {
  const cause = new Error('bug');
  await expect(failing(cause)).rejects.toMatchObject({
    status: 500,
    errors: [{ pointer: '', code: 'evaluation_failed' }],
    cause,
  });
});

it('does not change the code of an expected refusal of a form', async () => {
  const refusal = new Problem('refused', [{ pointer: '/rating', code: 'rating_range' }]);
  await expect(failing(refusal)).rejects.toBe(refusal);
});

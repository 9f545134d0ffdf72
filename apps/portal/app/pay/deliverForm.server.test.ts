import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { deliverForm } from './actions.server';

describe('the form that delivers an instalment', () => {
  it.each([
    ['needs no confirmation for a paid instalment', {}, []],
    ['requires a confirmation before the payment', { unpaid: 'on' }, ['unpaid_not_confirmed']],
    ['accepts a confirmed delivery before the payment', { unpaid: 'on', beforePayment: 'on' }, []],
  ])('%s', (_, sent, refusals) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: '7', link: 'pasta.example/v1', ...sent }))
      form.set(name, value);
    const parsed = parseWithZod(form, { schema: deliverForm });
    expect(parsed.status === 'success' ? [] : (parsed.error?.beforePayment ?? [])).toEqual(refusals);
    expect(parsed.status).toBe(refusals.length > 0 ? 'error' : 'success');
  });
});

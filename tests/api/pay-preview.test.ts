import { aPayContract } from '@elenco/core/testing';
import words from '@elenco/locales/pt/pay.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { dayBefore } from './next-steps/paidPart';

const [draft, unfinished, sent] = [690, 691, 692];
const preview = (id: number) => `/dashboard/professional/pay-preview/${id}`;
let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
  const of = {
    status: 'draft',
    validUntil: dayBefore(-9),
    endsOn: null,
    schedule: [
      { amountCents: 100_000, dueOn: dayBefore(-10) },
      { amountCents: 300_000, dueOn: dayBefore(-30), deliverOn: dayBefore(-25) },
    ],
  } as const;
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    [
      'pay-contracts',
      aPayContract({ ...of, schedule: [...of.schedule], id: draft }),
      aPayContract({ ...of, schedule: [...of.schedule], id: unfinished, clientEmail: null }),
      aPayContract({ ...of, schedule: [...of.schedule], id: sent, status: 'sent' }),
    ],
  ]);
});
afterAll(() => app.stop());

/** Returns the HTML of a page without its scripts. */
async function seen(browsing: Browsing, path: string): Promise<string> {
  const answer = await browsing.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}

it('shows an Elenco Pay draft as the client will see it, with disabled forms', async () => {
  const page = await seen(await Browsing.as(app, people.creator.id), preview(draft));
  const inert = /<fieldset disabled[\s\S]*<\/fieldset>/.exec(page)?.[0] ?? '';
  expect(inert).toContain('CONTRATO DE CONTEÚDO');
  expect(inert).toContain(words.parts.deliverBy);
  expect(inert).toContain(words.answer.ask);
  expect(inert).not.toContain(words.clientPays);
});

it('states in the preview of an unfinished draft that its contract text is missing, and links to the draft', async () => {
  const page = await seen(await Browsing.as(app, people.creator.id), preview(unfinished));
  expect(page).toContain(words.preview.incomplete);
  expect(page).toContain(`href="/dashboard/professional/pay-review/${unfinished}#send"`);
});

it('shows the preview of an Elenco Pay draft only to the creator of the draft', async () => {
  const statusFor = async (userId: number, id: number) =>
    (await (await Browsing.as(app, userId)).get(preview(id))).status;
  expect(await statusFor(people.creator.id, sent)).toBe(302);
  expect(await statusFor(people.otherCreator.id, draft)).toBe(404);
});

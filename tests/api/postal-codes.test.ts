import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { postalCodes } from '../support/postalCodes';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { CEP_URL: await postalCodes.start() } });
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(async () => {
  postalCodes.stop();
  await app.stop();
});

it('returns a postal code’s street address to signed-in users, and nothing if the service is down', async () => {
  const creator = await Browsing.as(app, people.creator.id);
  const look = async (cep: string) => {
    const answer = await creator.get(`/postal-codes/${cep}`);
    return [answer.status, answer.status === 204 ? null : await answer.json()];
  };
  expect(await look('50030230')).toEqual([200, { street: 'Rua do Bom Jesus', city: 'Recife', state: 'PE' }]);
  expect([await look('00000000'), await look('99999999')]).toEqual([
    [404, null],
    [204, null],
  ]);
  expect((await fetch(`${app.url}/postal-codes/50030230`)).status).toBe(404);
});

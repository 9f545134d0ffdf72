import { startWorker } from '@elenco/worker';
import { readRates } from '@elenco/worker/rates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BancoCentral } from '../../support/bancoCentral';
import { today } from '../../support/days';
import { testDatabase } from '../../support/testDatabase';
import { quiet } from './processes';

const bank = new BancoCentral();
const { database } = await testDatabase();
let address: string;

beforeAll(async () => {
  address = await bank.start();
});
afterAll(async () => {
  await bank.stop();
});

const closing = (currency: 'USD' | 'EUR', day: string, sells: number) => ({
  currency,
  sells,
  at: `${day} 13:09:40.608`,
  kind: 'Fechamento',
});
/** 23 November 2026, a Monday. The Friday before was a holiday. */
const monday = '2026-11-23T14:00:00.000Z';

it('uses the default exchange rates until a rate has been read', async () => {
  expect(await database.money.latestRates()).toEqual({
    USD: { rateMicros: 4_800_000, day: null },
    EUR: { rateMicros: 5_200_000, day: null },
  });
});

it('uses the exchange rates of the newest closing bulletin, even if several days since had no bulletin', async () => {
  bank.lines = [
    closing('USD', '2026-11-18', 5.2987),
    closing('USD', '2026-11-19', 5.3123),
    { currency: 'USD', at: '2026-11-19 10:05:11.2', sells: 5.4, kind: 'Abertura' },
    closing('EUR', '2026-11-19', 6.1557),
    closing('EUR', '2026-11-10', 9.9),
  ];
  await readRates(database, address, monday);
  expect(await database.money.latestRates()).toEqual({
    USD: { rateMicros: 5_312_300, day: '2026-11-19' },
    EUR: { rateMicros: 6_155_700, day: '2026-11-19' },
  });
  expect(bank.asked[0]?.searchParams.get('@dataInicial')).toBe("'11-16-2026'");
});

it('returns the exchange rates of a period, and the last earlier rate if its first day has none', async () => {
  const { ratesIn } = database.money;
  const [first, second] = [
    { rateMicros: 5_298_700, day: '2026-11-18' },
    { rateMicros: 5_312_300, day: '2026-11-19' },
  ];
  expect(await ratesIn('USD', { from: '2026-11-18', to: '2026-11-30' })).toEqual([first, second]);
  expect(await ratesIn('USD', { from: '2026-11-25', to: '2026-11-30' })).toEqual([second]);
  expect(await ratesIn('USD', { from: '2026-11-01', to: '2026-11-18' })).toEqual([first]);
  expect(await ratesIn('EUR', { from: '2026-11-01', to: '2026-11-09' })).toEqual([]);
});

it('never changes a stored exchange rate', async () => {
  bank.lines = [closing('USD', '2026-11-19', 7), closing('USD', '2026-11-23', 5.3001)];
  await readRates(database, address, monday);
  await readRates(database, address, monday);
  expect((await database.money.latestRates()).USD).toEqual({ rateMicros: 5_300_100, day: '2026-11-23' });
  bank.lines = [];
});

it.each([
  ['the service returns an error', 500],
  ['the service returns no rates', 200],
])('keeps the stored exchange rates if %s, and reads them again later', async (_, status) => {
  const before = await database.money.latestRates();
  bank.broken = status;
  await expect(readRates(database, address, monday)).rejects.toThrow('PTAX');
  bank.broken = null;
  expect(await database.money.latestRates()).toEqual(before);
});

it('reads the exchange rates when a worker starts', async () => {
  bank.lines = [closing('EUR', today(), 6.2)];
  const settings = {
    baseUrl: 'https://elenco.example',
    smtpUrl: undefined,
    mailFrom: 'no-reply@elenco.example',
    secretsKey: 'a'.repeat(64),
    ptaxUrl: address,
    dataDir: '.data',
  };
  const before = bank.asked.length;
  const worker = await startWorker({ database, settings, log: quiet });
  await expect.poll(() => bank.asked.length).toBeGreaterThanOrEqual(before + 2);
  await worker.stop();
});

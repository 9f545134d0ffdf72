import { externalRecord } from '@elenco/core';
import { expect, it } from 'vitest';
import { linesOf } from './read';

async function recordsOf(name: string) {
  const path = new URL(`../../../../docs/examples/${name}`, import.meta.url).pathname;
  const records = [];
  for await (const { given } of await linesOf(path, name)) records.push(externalRecord.parse(given));
  return records;
}

it("reads a provider's sample files, which contain the same profiles as CSV and as NDJSON", async () => {
  const records = await recordsOf('provider-profiles.csv');
  expect(records).toMatchObject([
    {
      audience: { genders: { female: 68, male: 30 }, cities: { Recife: 31 }, sample: 45_000 },
      source: 'Fornecedor de exemplo',
      sourceAt: '2026-01-31',
    },
    { audience: { ages: { '18-24': 62 } }, source: null, sourceAt: '2026-02-15' },
  ]);
  expect(await recordsOf('provider-profiles.ndjson')).toEqual(records);
});

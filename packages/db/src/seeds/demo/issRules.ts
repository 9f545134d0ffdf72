import { type Actor, addIssRule } from '@elenco/core';
import type { Database } from '../../database';

const federalLaw = 'LC 116/2003, art. 6º, § 2º, II';

/**
 * Adds service tax rules for the municipalities of two brands. Only one of the rules requires withholding.
 */
export async function addIssRules(database: Database, finance: Actor, now: string): Promise<void> {
  const add = (city: string, state: string, withheld: boolean, municipalLaw: string) =>
    database.perform(
      addIssRule,
      {
        city,
        state,
        rateBp: 500,
        withheld,
        dueDay: 10,
        validFrom: '2026-01-01',
        lawRef: `${federalLaw}; ${municipalLaw}`,
      },
      { actor: finance, now },
    );
  await add('Fortaleza', 'CE', true, 'LC municipal 159/2013');
  await add('São Paulo', 'SP', false, 'Lei municipal 13.701/2003');
}

import { describe, expect, it } from 'vitest';
import { declarations } from './declarations';
import { exported } from './exported';

describe('the export of a user’s data', () => {
  it('contains no credentials', () => {
    const open = [...exported].flatMap(([table, { columns }]) =>
      columns.filter((column) => declarations[table]?.columns[column]?.does === 'shred'),
    );
    expect(open).toEqual([]);
    for (const { columns } of exported.values()) {
      expect(columns.filter((column) => /hash|secret|sealed|verifier|_body/.test(column))).toEqual(
        columns.filter((column) => column === 'text_hash'),
      );
    }
  });

  it('contains the account, the profile, work, money and sign-ins', () => {
    for (const table of ['users', 'creators', 'payees', 'proposals', 'contracts', 'payouts', 'invoices']) {
      expect([table, exported.get(table)?.columns.length]).toEqual([table, expect.any(Number)]);
    }
    expect(exported.get('sessions')?.columns).toEqual(expect.arrayContaining(['ip', 'user_agent']));
    expect(exported.get('consents')?.columns).toEqual(expect.arrayContaining(['purpose', 'text', 'given']));
  });

  it('contains neither company data nor ids of the other side', () => {
    for (const table of ['briefings', 'squads']) expect(exported.has(table)).toBe(false);
    // This table is exported only to the person who is responsible for the company.
    expect(exported.get('companies')?.columns).toEqual([
      'id',
      'version',
      'created_at',
      'updated_at',
      'responsible_name',
      'responsible_email',
    ]);
    expect(exported.get('invoices')?.columns).toContain('issuer_tax_id');
    expect(exported.get('invoices')?.columns).not.toContain('taker_tax_id');
    expect(exported.get('impersonations')?.columns).not.toContain('impersonator_name');
  });
});

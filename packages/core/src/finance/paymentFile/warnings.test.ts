import { describe, expect, it } from 'vitest';
import { aPayee } from '../../testing';
import type { Payout } from '../payment';
import { isPayable, warningsAbout } from './warnings';

const people = [{ name: 'Cecília Amaral' }];
const paid = (preparedAt: string): Pick<Payout, 'status' | 'preparedAt'> => ({ status: 'made', preparedAt });
const before = paid('2026-10-01T12:00:00.000Z');
const after = paid('2026-11-01T12:00:00.000Z');
const changedAt = '2026-10-15T12:00:00.000Z';
const company = { legalForm: 'company', taxId: '11222333000181', holder: 'Estúdio Norte Ltda' } as const;

describe('the warnings about a payee before a payment file', () => {
  it.each([
    ['a paid account in the creator’s name', {}, [before], []],
    ['no payment yet', {}, [], ['first_payment']],
    ['only a payment at the bank', {}, [{ ...before, status: 'sent' as const }], ['first_payment']],
    ['an account changed after the last payment', { changedAt }, [before], ['account_changed']],
    ['a payment to the changed account', { changedAt }, [before, after], []],
    ['the account of another person', { holder: 'Rita Prado' }, [before], ['holder_differs']],
    ['a shorter name of the same person', { holder: 'CECILIA AMARAL SOUZA' }, [before], []],
    ['a company before its first payment', company, [], ['first_payment', 'holder_differs']],
    ['a company after a payment', company, [before], []],
    [
      'a changed account of a company',
      { ...company, changedAt },
      [before],
      ['account_changed', 'holder_differs'],
    ],
    ['no valid tax number', { taxId: '–' }, [before], ['incomplete']],
  ])('for %s', (_, given, ofCreator, expected) => {
    expect(warningsAbout(aPayee(given), { method: 'pix', people, ofCreator })).toEqual(expected);
  });
});

it('requires from a payee a PIX key to pay by PIX, and a complete account for other methods', () => {
  const withoutKey = aPayee({ pixKey: null });
  expect(isPayable(withoutKey, 'ted')).toBe(true);
  expect(isPayable(aPayee({ branch: '–' }), 'ted')).toBe(false);
  expect(isPayable(aPayee({ branch: '–' }), 'pix')).toBe(true);
});

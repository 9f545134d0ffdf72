import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BankAccount,
  type FileOwner,
  foreignLine,
  foreignPix,
  pixList,
  pixReceived,
  readReturnFile,
  writePaymentFile,
} from './index';
import { readPaymentReturn } from './paymentReturn';

const taxId = '12ABC34501DE35';
const ours: BankAccount = { bank: '237', branch: '1234-5', account: '98765-4' };
const owner = (given: Partial<FileOwner> = {}): FileOwner => ({
  line: 1,
  bank: '237',
  taxId,
  branch: '01234',
  account: '000000098765',
  ...given,
});

describe('the owner of a bank’s file', () => {
  it.each<[string, Partial<FileOwner>, readonly BankAccount[], string | undefined]>([
    ['our account', {}, [ours], undefined],
    ['our account among others', {}, [{ ...ours, bank: '341' }, ours], undefined],
    ['our CNPJ with zeros before it', { taxId: `0${taxId}` }, [ours], undefined],
    ['our account without branch and account', { branch: '', account: '000000000000' }, [ours], undefined],
    ['any bank while no account is declared', { bank: '341', account: '1' }, [], undefined],
    ['another CNPJ', { taxId: '11222333000181' }, [], 'bank_file_of_another_company'],
    ['another bank', { bank: '341' }, [ours], 'bank_file_of_another_bank'],
    ['another branch', { branch: '01235' }, [ours], 'bank_file_of_another_branch'],
    ['another account', { account: '000000098764' }, [ours], 'bank_file_of_another_account'],
    [
      'the account number of one branch with the number of another',
      {},
      [
        { ...ours, account: '1-9' },
        { ...ours, branch: '7' },
      ],
      'bank_file_of_another_account',
    ],
    ['a CNPJ of zeros', { taxId: '00000000000000' }, [ours], 'bank_file_of_nobody'],
  ])('is compared with the company’s accounts: %s', (_, given, accounts, code) => {
    expect(foreignLine([owner(given)], { taxId, accounts })?.code).toBe(code);
  });

  it('is read from every header, so that a batch of another company is detected', () => {
    const owners = [owner(), owner({ line: 2 }), owner({ line: 8, taxId: '11222333000181' })];
    expect(foreignLine(owners, { taxId, accounts: [] })).toEqual({
      line: 8,
      code: 'bank_file_of_another_company',
    });
  });

  const fileOf = (text: string) => {
    const { read } = readReturnFile(text);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    return foreignLine(read.file.owners, { taxId, accounts: [ours] });
  };
  const fixture = readFileSync(
    new URL('./fixtures/cnab240-of-another-company.ret', import.meta.url),
    'latin1',
  );
  const put = (text: string, line: number, first: number, value: string) =>
    text
      .split('\r\n')
      .map((old, index) =>
        index === line - 1 ? old.slice(0, first - 1) + value + old.slice(first - 1 + value.length) : old,
      )
      .join('\r\n');
  const our240 = fixture.replaceAll('11222333000181', taxId);
  const line400 = (pieces: readonly (readonly [number, string])[]) =>
    pieces.reduce((line, [at, text]) => line.padEnd(at - 1) + text, '').padEnd(400);
  const file400 = (bank: string, account: readonly [number, string]) =>
    [
      line400([
        [1, '02RETORNO01COBRANCA'],
        [77, bank],
        [95, '231126'],
        [109, '00042'],
        [395, '000001'],
      ]),
      line400([
        [1, `102${taxId}`],
        account,
        [63, '00000000000000000042'],
        [109, '06'],
        [111, '201126'],
        [153, '0000001000000'],
        [176, '0000000000000'],
        [254, '0000001000000'],
        [296, '231126'],
        [395, '000002'],
      ]),
      line400([
        [1, '9201'],
        [395, '000003'],
      ]),
    ].join('\r\n');

  it.each<[string, string, { line: number; code: string } | undefined]>([
    ['CNAB 240 of another company', fixture, { line: 1, code: 'bank_file_of_another_company' }],
    ['CNAB 240 of ours', our240, undefined],
    [
      'CNAB 240, account in the file header',
      put(our240, 1, 59, '000000011111'),
      { line: 1, code: 'bank_file_of_another_account' },
    ],
    [
      'CNAB 240, branch in the batch header',
      put(our240, 2, 54, '04321'),
      { line: 2, code: 'bank_file_of_another_branch' },
    ],
    [
      'CNAB 240 of Santander, without our account there',
      readFileSync(new URL('./fixtures/cnab240-santander.ret', import.meta.url), 'latin1').replaceAll(
        '12ABC34501DE35',
        taxId,
      ),
      { line: 1, code: 'bank_file_of_another_bank' },
    ],
    ['CNAB 400 of Bradesco', file400('237', [21, '00090123400987654']), undefined],
    [
      'CNAB 400 of Bradesco, another account',
      file400('237', [21, '00090123400111114']),
      { line: 2, code: 'bank_file_of_another_account' },
    ],
    [
      'CNAB 400 of Itaú, without our account there',
      file400('341', [18, '123400987654']),
      { line: 2, code: 'bank_file_of_another_bank' },
    ],
  ])('is compared with our accounts in a return file of boletos: %s', (_, text, expected) =>
    expect(fileOf(text)).toEqual(expected),
  );

  it('is also checked in a return of payments, which repeats the headers of the payment file', () => {
    const sent = writePaymentFile({
      payer: { ...ours, agreement: 'AURORA', name: 'Aurora', taxId },
      sequence: 7,
      generatedOn: '2026-11-23',
      generatedAt: '12:00:00',
      payOn: '2026-11-24',
      orders: [
        {
          reference: '81-7',
          amountCents: 100,
          holder: 'ANA',
          taxId: '52998224725',
          bank: '001',
          branch: '1',
          account: '2-3',
          pixKey: null,
        },
      ],
    });
    const read = readPaymentReturn(put(sent, 1, 143, '2'));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(foreignLine(read.file.owners, { taxId, accounts: [ours] })).toBeUndefined();
    expect(foreignLine(read.file.owners, { taxId, accounts: [{ ...ours, account: '98764-4' }] })).toEqual({
      line: 1,
      code: 'bank_file_of_another_account',
    });
  });

  it('is the owner of the paid PIX key if the file is a list of PIX payments', () => {
    const one = {
      endToEndId: 'E60701190202611201200s0000000001',
      valor: '1.00',
      horario: '2026-11-20T12:00:00Z',
    };
    const rows = (...keys: (string | undefined)[]) =>
      pixReceived(pixList.parse({ pix: keys.map((chave) => ({ ...one, chave })) }));
    expect(foreignPix(rows('ajuda@aurora.example', taxId, undefined), ['AJUDA@aurora.example', taxId])).toBe(
      undefined,
    );
    expect(foreignPix(rows(taxId, '11222333000181'), [taxId])).toBe(2);
  });
});

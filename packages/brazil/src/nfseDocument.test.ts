import { describe, expect, it } from 'vitest';
import { nfseKey } from './nfse';
import { documentReading, readingOfText, readingOfXml, withoutText, type XmlElement } from './nfseDocument';

const [issuer, taker] = ['11222333000181', '12ABC34501DE35'];
const key = nfseKey({
  municipality: '3550308',
  environment: 'national',
  registration: issuer,
  number: 42,
  month: '2026-11',
  code: '123456789',
});

const elementsOf = (rows: Readonly<Record<string, string>>, ids: Readonly<Record<string, string>> = {}) =>
  Object.entries(rows).map(([path, text]): XmlElement => ({ path, text, id: ids[path] ?? '' }));

const national = {
  'NFSe/infNFSe/emit/CNPJ': issuer,
  'NFSe/infNFSe/DPS/infDPS/tpAmb': '1',
  'NFSe/infNFSe/DPS/infDPS/dCompet': '2026-11-21',
  'NFSe/infNFSe/DPS/infDPS/prest/CNPJ': issuer,
  'NFSe/infNFSe/DPS/infDPS/toma/CNPJ': taker,
  'NFSe/infNFSe/DPS/infDPS/interm/CNPJ': '11444777000161',
  'NFSe/infNFSe/DPS/infDPS/valores/vServPrest/vServ': '3400.00',
  'NFSe/infNFSe': '',
};
const readNational = (given: Readonly<Record<string, string>> = {}, id = `NFS${key}`) =>
  readingOfXml(elementsOf({ ...national, ...given }, { 'NFSe/infNFSe': id }));

const expected = { flaw: null, issuers: [issuer], takers: [taker], amounts: [340_000], months: ['2026-11'] };

describe('the reader of invoices in XML', () => {
  it('reads an NFS-e in the national layout', () => {
    expect(readNational()).toEqual({ ...expected, kind: 'national', keys: [key], municipalNumber: null });
  });

  it('reports an invoice of the test environment and ignores a wrong access key', () => {
    expect(readNational({ 'NFSe/infNFSe/DPS/infDPS/tpAmb': '2' }, `NFS${'1'.repeat(50)}`)).toMatchObject({
      flaw: 'test',
      keys: [],
    });
  });

  const v1 = 'CompNfse/Nfse/InfNfse';
  const v2 = `${v1}/DeclaracaoPrestacaoServico/InfDeclaracaoPrestacaoServico`;
  const note = { [`${v1}/Numero`]: '42', [`${v1}/CodigoVerificacao`]: 'AB12', [v1]: '' };
  const municipal = {
    'version 1': {
      ...note,
      [`${v1}/Competencia`]: '202611',
      [`${v1}/Servico/Valores/ValorServicos`]: '3400',
      [`${v1}/PrestadorServico/IdentificacaoPrestador/Cnpj`]: issuer,
      [`${v1}/TomadorServico/IdentificacaoTomador/CpfCnpj/Cnpj`]: '12.ABC.345/01DE-35',
    },
    'version 2': {
      ...note,
      [`${v2}/Rps/IdentificacaoRps/Numero`]: '7',
      [`${v2}/Competencia`]: '2026-11-21T00:00:00',
      [`${v2}/Servico/Valores/ValorServicos`]: '3400.0000',
      [`${v2}/Prestador/CpfCnpj/Cnpj`]: issuer,
      [`${v2}/TomadorServico/IdentificacaoTomador/CpfCnpj/Cnpj`]: taker,
      [`${v2}/Intermediario/IdentificacaoIntermediario/CpfCnpj/Cnpj`]: '11444777000161',
    },
  };

  it.each(Object.entries(municipal))('reads the municipal layout of ABRASF, %s', (_, rows) => {
    const reading = readingOfXml(elementsOf(rows));
    expect(reading).toEqual({ ...expected, kind: 'municipal', keys: [], municipalNumber: '42/AB12' });
  });

  it('reports a cancelled invoice and a file with several invoices', () => {
    const [rows] = Object.values(municipal);
    const cancelled = { ...rows, 'CompNfse/NfseCancelamento': '' };
    expect(readingOfXml(elementsOf(cancelled)).flaw).toBe('cancelled');
    expect(readingOfXml([...elementsOf(rows!), ...elementsOf(note)]).flaw).toBe('several');
  });

  it.each([
    ['a fraction of a cent', '3400.005'],
    ['a comma', '3400,00'],
    ['a sign', '-3400.00'],
    ['words', 'três mil'],
  ])('reads no amount from %s', (_, text) => {
    expect(readNational({ 'NFSe/infNFSe/DPS/infDPS/valores/vServPrest/vServ': text }).amounts).toEqual([]);
  });

  it('reports XML without an invoice, such as an unauthorized declaration, as a different kind of document', () => {
    expect(readingOfXml(elementsOf({ 'DPS/infDPS/prest/CNPJ': issuer }))).toEqual({
      ...withoutText,
      kind: 'other',
    });
  });
});

describe('the reader of invoices in the text of a PDF', () => {
  const text = `DANFSe Chave de Acesso ${key} Competência da NFS-e 21/11/2026 Emissão 02/12/2026
    Prestador CNPJ 11.222.333/0001-81 Tomador 12.ABC.345/01DE-35
    Valor do Serviço R$ 3.400,00 Valor Líquido 3.349,00 Telefone 11 2222-3333`;

  it('lists tax numbers, amounts, the month of service and the access key', () => {
    expect(readingOfText(text)).toEqual({
      ...expected,
      kind: 'pdf',
      keys: [key],
      municipalNumber: null,
      issuers: [issuer, taker],
      takers: [issuer, taker],
      amounts: [340_000, 334_900],
    });
  });

  it('returns all dates as months if none is labeled as the month of service', () => {
    expect(readingOfText('Emitida em 02/12/2026, serviço de 11/2026 e de 2026-10.').months).toEqual([
      '2026-12',
      '2026-11',
      '2026-10',
    ]);
  });

  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['999999,99', 99_999_999],
    ['12.345.678,90', 1_234_567_890],
  ])('reads the amount %s', (amount, cents) => {
    expect(readingOfText(`Valor total dos serviços prestados: ${amount}.`).amounts).toEqual([cents]);
  });

  it.each(['21.11.2026', '192.168.10.20', '1,234', '10,5%'])('reads no amount from %s', (words) => {
    expect(readingOfText(`Documento auxiliar da nota fiscal ${words}`).amounts).toEqual([]);
  });

  it('ignores numbers whose check digits are wrong', () => {
    expect(readingOfText('Prestador CNPJ 11.222.333/0001-82 e CPF 390.533.447-06').issuers).toEqual([]);
  });

  it.each(['', ' \n ', 'Página 1 de 1'])('reports %j as a scan', (scan) => {
    expect(readingOfText(scan)).toEqual(withoutText);
  });

  it('reads a limited number of values from a hostile text', () => {
    for (const piece of ['1.234,56 ', '11.222.333/', 'competência ', '1'.repeat(49), '12/', '1.'])
      expect(readingOfText(piece.repeat(100_000 / piece.length))).toEqual(
        documentReading.parse(readingOfText(piece.repeat(100_000 / piece.length))),
      );
    const many = Array.from({ length: 9_000 }, (_, n) => `${n},00`).join(' ');
    expect(documentReading.parse(readingOfText(many)).amounts).toHaveLength(60);
  });
});

import { expect, it } from 'vitest';
import { cancellationXml, type DpsRegime, dpsId, dpsXml } from './dps';

const issuer = { municipality: '3550308', taxId: '12ABC34501DE35', series: '1' };
const id = 'DPS3550308212ABC34501DE3500001000000000000007';

it('builds the 45-character id of a service declaration (DPS)', () => {
  expect(dpsId(issuer, 7)).toBe(id);
  expect(id).toHaveLength(45);
});

const outside: DpsRegime = {
  simples: false,
  taxes: { federal: 13.45, state: 0, municipal: 2.9 },
  operation: '100301',
  taxClass: '000001',
};

it.each<[string, DpsRegime, string, string, string]>([
  [
    'outside the Simples Nacional, with IBS and CBS',
    outside,
    '<opSimpNac>1</opSimpNac>',
    '<pTotTrib><pTotTribFed>13.45</pTotTribFed><pTotTribEst>0.00</pTotTribEst><pTotTribMun>2.90</pTotTribMun></pTotTrib>',
    '<IBSCBS><finNFSe>0</finNFSe><indFinal>0</indFinal><cIndOp>100301</cIndOp><indDest>0</indDest>' +
      '<valores><trib><gIBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib></gIBSCBS></trib></valores></IBSCBS>',
  ],
  [
    'in the Simples Nacional',
    { simples: true, taxes: 6 },
    '<opSimpNac>3</opSimpNac><regApTribSN>1</regApTribSN>',
    '<pTotTribSN>6.00</pTotTribSN>',
    '',
  ],
])(
  'writes the elements of a declaration in the order of schema 1.01 for an issuer %s',
  (_, regime, simples, taxes, reform) => {
    const xml = dpsXml({
      ...issuer,
      id,
      number: 7,
      software: 'Aurora 1.0',
      production: false,
      issuedAt: '2026-11-23T02:30:00.000Z',
      earnedOn: '2026-11-20',
      amountCents: 60_005,
      service: '100801',
      nbs: '114061100',
      regime,
      taker: { taxId: '11222333000181', name: 'Sol & Mar <S.A.>' },
      description: 'Taxa',
    });
    expect(xml).toBe(
      `<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"><infDPS Id="${id}">` +
        '<tpAmb>2</tpAmb><dhEmi>2026-11-22T23:30:00-03:00</dhEmi><verAplic>Aurora 1.0</verAplic><serie>1</serie>' +
        '<nDPS>7</nDPS><dCompet>2026-11-20</dCompet><tpEmit>1</tpEmit><cLocEmi>3550308</cLocEmi>' +
        `<prest><CNPJ>12ABC34501DE35</CNPJ><regTrib>${simples}<regEspTrib>0</regEspTrib></regTrib></prest>` +
        '<toma><CNPJ>11222333000181</CNPJ><xNome>Sol &#38; Mar &#60;S.A.&#62;</xNome></toma>' +
        '<serv><locPrest><cLocPrestacao>3550308</cLocPrestacao></locPrest>' +
        '<cServ><cTribNac>100801</cTribNac><xDescServ>Taxa</xDescServ><cNBS>114061100</cNBS></cServ></serv>' +
        '<valores><vServPrest><vServ>600.05</vServ></vServPrest><trib><tribMun><tribISSQN>1</tribISSQN>' +
        `<tpRetISSQN>1</tpRetISSQN></tribMun><totTrib>${taxes}</totTrib></trib></valores>${reform}</infDPS></DPS>`,
    );
  },
);

it('writes the event with which an issuer cancels an NFS-e', () => {
  const key = '3'.repeat(50);
  const asked = { production: true, at: '2026-11-23T12:00:00.000Z', taxId: issuer.taxId, key };
  const xml = cancellationXml({ ...asked, software: 'Aurora 1.0', reason: 'Valor errado na nota' });
  // Since schema 1.01, the id of the event contains no event number. 56 digits (key and event code) follow
  // `PRE`.
  expect(xml).toContain(`versao="1.01"><infPedReg Id="PRE${key}101101">`);
  expect(xml).not.toContain('nPedRegEvento');
  expect(xml).toContain('<verAplic>Aurora 1.0</verAplic>');
  expect(xml).toContain('<CNPJAutor>12ABC34501DE35</CNPJAutor>');
  expect(xml).toContain('<cMotivo>9</cMotivo><xMotivo>Valor errado na nota</xMotivo>');
});

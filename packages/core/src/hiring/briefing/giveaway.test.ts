import { expect, it } from 'vitest';
import { giveawayIn, keptNames } from './giveaway';

const names = keptNames(
  { brand: 'Aurora Cosméticos', product: 'Sérum Vitamina C' },
  { tradeName: 'Grupo Nascente', legalName: 'Nascente do Vale Higiene Ltda.' },
);

it.each<[string, string, string | undefined]>([
  ['no word of the brand', 'Lançamento de um cosmético para pele seca, em novembro.', undefined],
  ['common words in the name', 'Marca de cosméticos de um grupo brasileiro', undefined],
  ['a word that only begins like the brand', 'Uma rotina auroral', undefined],
  ['a price and a percentage', 'Pagamos R$ 1.500,00 e 10% de bônus. Peça já.', undefined],
  ['the whole brand', 'A aurora cosmeticos convida', 'aurora cosmeticos'],
  ['the distinctive word of the brand', 'Venha com a Aurora', 'Aurora'],
  ['the brand in capitals', 'campanha AURORA 2026', 'AURORA'],
  ['the brand as one word', '#PeleAuroraCosmeticos', 'AuroraCosmeticos'],
  ['the brand with dots between its letters', 'com a A.u.r.o.r.a', 'A.u.r.o.r.a'],
  [
    'the brand in decomposed Unicode characters',
    'Aurora Cosme\u0301ticos'.normalize('NFD'),
    'Aurora Cosméticos',
  ],
  ['the product', 'o sérum vitamina C chega', 'sérum vitamina C'],
  ['only one word of the product', 'um sérum com vitamina', undefined],
  ['the company', 'do grupo Nascente', 'grupo Nascente'],
  ['the legal name of the company', 'feito pela Nascente do Vale Higiene', 'Nascente do Vale Higiene'],
  ['a handle', 'siga @pele.nova', '@pele.nova'],
  ['an e-mail address', 'escreva a oi@pelenova.com.br', 'oi@pelenova.com.br'],
  ['a link', 'veja https://pelenova.example/lancamento', 'https://pelenova.example/lancamento'],
  ['a domain', 'veja pelenova.com.br/novo hoje', 'pelenova.com.br/novo'],
  ['a tax number', 'CNPJ 12.345.678/0001-95', '12.345.678/0001-95'],
  ['a file name', 'Briefing_Aurora_v2.pdf', 'Aurora'],
  ['a file name without the brand', 'Briefing final.v2.pdf', undefined],
])('finds the word that reveals a silent brand: %s', (_, text, word) => {
  expect(giveawayIn(text, names)).toBe(word);
});

it.each<[string, string, string | undefined]>([
  ['3M', 'Fita da 3M', '3M'],
  ['3M', 'por 3 meses', undefined],
  ['iFood', 'o ifood paga', 'ifood'],
  ['Ame', 'ajudou a me vestir', undefined],
  ['Natura', 'produto natural', undefined],
  ["L'Oréal", 'a LOREAL', 'LOREAL'],
  ['Oi', 'Oi, tudo bem?', 'Oi'],
  ['', 'Oi, tudo bem?', undefined],
])('finds the brand %j in the text %j: %s', (brand, text, word) => {
  expect(giveawayIn(text, keptNames({ brand, product: '' }))).toBe(word);
});

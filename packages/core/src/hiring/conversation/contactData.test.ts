import { expect, it } from 'vitest';
import { contactDataIn } from './contactData';

it.each<[string, string[]]>([
  ['Me escreve em ju.sampaio@exemplo.com.br', ['email']],
  ['Meu zap é (11) 98765-4321', ['telephone']],
  ['+55 11 98765 4321', ['telephone']],
  ['11987654321, me chama', ['telephone']],
  ['Podemos pagar tudo por fora?', ['payment']],
  ['Let us settle this outside', ['payment']],
  ['Faz um pix e mando hoje: ju@exemplo.com', ['email', 'payment']],
  ['O FPS 70 aparece nos 5 primeiros segundos.', []],
  ['Fechamos em R$ 2.790,00, com 48.200 seguidores', []],
  ['Publico em 12/12/2026, às 18:30', []],
  ['Marquei @aurora.cosmeticos no rascunho', []],
  ['We film outside if the sun is out', []],
])('detects contact data or an offer to pay outside the platform in “%s”', (text, expected) => {
  expect(contactDataIn(text)).toEqual(expected);
});

it.each(['1'.repeat(4_000), 'a@'.repeat(2_000), 'pague '.repeat(600), '('.repeat(4_000)])(
  'searches the longest possible message for contact data without slow backtracking (case %#)',
  (text) => expect(contactDataIn(text)).toEqual([]),
);

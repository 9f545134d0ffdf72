import { centsAfter, centsIn, shownRows, shownText } from '../../support/shownText';
import { at } from './openFigures';
import { contracted, held, lateCents, ownToSign, released, toPay } from './sql';

const whole = 'true';
const totalOf = (html: string) => shownRows(html, 'A pagar').at(-1) ?? [];

/** Sums of a company: path, label, a function that reads the sum from the page, and SQL for the same sum. */
export const companySums: readonly [string, string, (html: string) => number | null, string][] = [
  [at, 'A pagar', (html) => centsAfter(shownText(html), 'Seu dinheiro', 'A pagar'), toPay(whole)],
  [
    at,
    'hoje, com multa e juros',
    (html) => centsIn(/R\$ [\d.,]+(?= hoje, com multa e juros)/.exec(shownText(html))?.[0] ?? ''),
    `(${toPay(whole)}) + (${lateCents(whole)})`,
  ],
  [
    at,
    'Pago e guardado',
    (html) => centsAfter(shownText(html), 'Seu dinheiro', 'Pago e guardado'),
    held(whole),
  ],
  [
    at,
    'Liberado aos creators',
    (html) => centsAfter(shownText(html), 'Seu dinheiro', 'Liberado aos creators'),
    released(whole),
  ],
  [
    at,
    'A assinar por você',
    (html) => centsAfter(shownText(html), 'Seu dinheiro', 'A assinar por você'),
    ownToSign(whole),
  ],
  [
    `${at}/historic`,
    'em contratos a assinar por você',
    (html) =>
      centsIn(/R\$ [\d.,]+(?= em contratos a assinar por você)/.exec(shownText(html))?.[0] ?? 'R$ 0,00'),
    ownToSign(whole),
  ],
  [
    `${at}/historic`,
    'Total contratado',
    (html) => centsAfter(shownText(html), 'Financeiro', 'Total contratado'),
    contracted(whole),
  ],
  [
    `${at}/historic`,
    'A pagar',
    (html) => centsAfter(shownText(html), 'Onde está o dinheiro', 'A pagar'),
    toPay(whole),
  ],
  [
    `${at}/historic`,
    'Pago e guardado',
    (html) => centsAfter(shownText(html), 'Onde está o dinheiro', 'Pago e guardado'),
    held(whole),
  ],
  [
    `${at}/historic`,
    'Liberado aos creators',
    (html) => centsAfter(shownText(html), 'Onde está o dinheiro', 'Liberado aos creators'),
    released(whole),
  ],
  [`${at}/historic`, 'A pagar, total da lista', (html) => centsIn(totalOf(html)[3] ?? ''), toPay(whole)],
  [
    `${at}/historic`,
    'Devido hoje',
    (html) => centsIn(totalOf(html)[4] ?? ''),
    `(${toPay(whole)}) + (${lateCents(whole)})`,
  ],
  [
    `${at}/historic`,
    'A pagar depois do último lançamento',
    (html) => centsIn(shownRows(html, 'Extrato')[0]?.[3] ?? ''),
    toPay(whole),
  ],
  [
    `${at}/historic`,
    'Guardado depois do último lançamento',
    (html) => centsIn(shownRows(html, 'Extrato')[0]?.[4] ?? ''),
    held(whole),
  ],
];

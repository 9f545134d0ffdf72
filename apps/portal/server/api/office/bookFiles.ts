import { Readable } from 'node:stream';
import { type Cell, csvOf, type JournalLine, type Period } from '@elenco/core';
import { date } from '@elenco/core/people';
import { z } from 'zod';
import { detectLocale } from '../../../app/i18n/detect.server';
import { i18nOf } from '../../../app/i18n/translate.server';
import { download } from '../../../app/money/download.server';
import { workbookOfTables } from '../../../app/search/workbook.server';
import { checkedQuery } from '../request';
import type { Handler } from '../route';

const days = { from: date, to: date };
const bookQuery = z.strictObject({ ...days, format: z.enum(['xlsx', 'csv', 'journal']) });
const taxQuery = z.strictObject({ ...days, format: z.enum(['xlsx', 'csv']) });
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Context = Parameters<Handler>[0];
type Table = readonly (readonly Cell[])[];

async function wordsOf(c: Context) {
  const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
  return { locale, t: i18nOf(locale).getFixedT<['books', 'options']>(locale, ['books', 'options']) };
}
type Words = Awaited<ReturnType<typeof wordsOf>>;

async function workbook(name: string, tables: Parameters<typeof workbookOfTables>[0], { locale }: Words) {
  const body = Readable.toWeb(await workbookOfTables(tables, locale)) as ReadableStream<Uint8Array>;
  return download(body, { name: `${name}.xlsx`, mime: xlsx });
}
const csv = (name: string, table: Table, { locale }: Words) =>
  download(csvOf(table, locale), { name: `${name}.csv`, mime: 'text/csv; charset=utf-8' });

const nameOf = (title: string, { from, to }: Period) => `${title} ${from} ${to}`;

/** Returns a trial balance, its journal, or both as a file. */
export const bookFile: Handler = async (c, { database }) => {
  const { format, ...period } = checkedQuery(c, bookQuery);
  const actor = c.get('actor');
  const words = await wordsOf(c);
  const { t } = words;
  const account = (name: JournalLine['account']) => t(`options:ledgerAccount.${name}`);
  const { lines } = await database.books.trialBalance(actor, period);
  const balance: Table = [
    [
      t('books.account'),
      t('books.currency'),
      t('books.opening'),
      t('books.debits'),
      t('books.credits'),
      t('books.closing'),
    ],
    ...lines.map((line) => [
      account(line.account),
      line.currency,
      ...[line.openingCents, line.debitCents, line.creditCents, line.closingCents].map((cents) => ({
        cents,
      })),
    ]),
  ];
  if (format === 'csv') return csv(nameOf(t('books.trialBalance'), period), balance, words);
  const posted = await database.books.journal(actor, period);
  const journal: Table = [
    [
      t('books.entry'),
      t('books.on'),
      t('books.what'),
      t('books.record'),
      t('books.account'),
      t('books.party'),
      t('books.amount'),
      t('books.currency'),
    ],
    ...posted.map((one) => [
      one.transactionId,
      { day: one.bookedOn },
      t(`options:ledgerEntry.${one.kind}`),
      `${one.resource} ${one.rowId}`,
      account(one.account),
      one.party,
      { cents: one.amountCents },
      one.currency,
    ]),
  ];
  if (format === 'journal') return csv(nameOf(t('books.journal'), period), journal, words);
  return workbook(
    nameOf(t('books.trialBalance'), period),
    [
      { name: t('books.trialBalance'), table: balance },
      { name: t('books.journal'), table: journal },
    ],
    words,
  );
};

/** Returns withheld taxes by month and by payout as a file. */
export const taxFile: Handler = async (c, { database }) => {
  const { format, ...period } = checkedQuery(c, taxQuery);
  const words = await wordsOf(c);
  const { t } = words;
  const { rows, lines } = await database.books.taxesWithheld(c.get('actor'), period);
  const byPayout: Table = [
    [
      t('books.tax'),
      t('books.payout'),
      t('books.creator'),
      t('books.paidOn'),
      t('books.gross'),
      t('books.withheld'),
      t('books.expectedTax'),
    ],
    ...lines.map((line) => [
      t(`options:withheldTax.${line.tax}`),
      line.payoutId,
      line.creatorName,
      { day: line.on },
      { cents: line.grossCents },
      { cents: line.made ? line.amountCents : 0 },
      { cents: line.made ? 0 : line.amountCents },
    ]),
  ];
  const name = nameOf(t('books.taxes'), period);
  if (format === 'csv') return csv(name, byPayout, words);
  const byMonth: Table = [
    [
      t('books.month'),
      t('books.tax'),
      t('books.municipality'),
      t('books.code'),
      t('books.due'),
      t('books.payouts'),
      t('books.withheld'),
      t('books.expectedTax'),
      t('books.law'),
    ],
    ...rows.map((row) => [
      row.month.slice(0, 7),
      t(`options:withheldTax.${row.tax}`),
      row.municipality ?? '',
      row.code,
      { day: row.dueOn },
      row.payoutCount,
      { cents: row.amountCents },
      { cents: row.expectedCents },
      row.lawRef,
    ]),
  ];
  return workbook(
    name,
    [
      { name: t('books.byMonth'), table: byMonth },
      { name: t('books.byPayout'), table: byPayout },
    ],
    words,
  );
};

import { businessDate } from '@elenco/brazil';
import { statementPdf } from '../../server/documents';
import { loadFinance } from '../creator/money/finance.server';
import type { CreatorContext } from '../creator/page.server';
import { i18nOf } from '../i18n/translate.server';

/** Returns a creator's statement as PDF, in the requested currency: credits and payments. */
export async function payableStatement(ctx: CreatorContext): Promise<Buffer> {
  const { actor, locale, now, url } = ctx;
  const { statement, totals } = await loadFinance(ctx);
  const requestedCurrency = url.searchParams.get('currency');
  const currency = totals.find((one) => one.currency === requestedCurrency)?.currency ?? 'BRL';
  const rows = statement.filter((row) => row.currency === currency).toReversed();
  const today = businessDate(now);
  return statementPdf({
    holder: {
      name: actor.name,
      document: i18nOf(locale).getFixedT(locale, 'shared')('historic.payableAccount', { currency }),
    },
    currency,
    from: rows[0]?.on ?? today,
    to: today,
    madeAt: now,
    openingCents: 0,
    rows: rows.map(({ on, kind, title, amountCents, balanceCents }) => ({
      on,
      kind,
      title,
      amountCents,
      balanceCents,
    })),
    locale,
  });
}

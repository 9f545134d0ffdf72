import { type Currency, formatMoney } from '@elenco/core/kit';
import { expect, it } from 'vitest';
import { mailsWith, statedAmounts } from './figures/notices';
import { openFigures } from './figures/openFigures';

const { rows } = await openFigures();

interface Mail {
  readonly id: number;
  readonly locale: 'pt' | 'en';
  readonly text: string;
  /** Amount in cents that the e-mail must state; null for another company's charge. */
  readonly cents: string | null;
  readonly currency: Currency;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each(statedAmounts)(
  'states in each e-mail about $kind to a $side the amount from the database',
  async (stated) => {
    const mails = (await rows<Mail>(mailsWith(stated))).filter(({ cents }) => cents !== null);
    expect(mails.length).toBeGreaterThan(0);
    for (const { id, locale, text, cents, currency } of mails) {
      const amount = formatMoney(Number(cents), currency, locale === 'pt' ? 'pt-BR' : 'en');
      expect([id, plain(text)]).toEqual([id, expect.stringContaining(plain(amount))]);
    }
  },
);

import { expect, it } from 'vitest';
import { aCreator, aPayContract, aPayee } from '../../testing';
import { payAmounts, payTermsText, publishingOf } from '.';
import { payTermsInEnglish } from './terms.en';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('includes the publications in the text of an Elenco Pay contract only if they are agreed', () => {
  const given = { creator: aCreator(), payee: aPayee(), amends: null, payoutDays: 30 };
  const open = aPayContract();
  expect(publishingOf(open)).toMatchObject({ postCount: 0, averagePostCents: null });
  expect(payTermsText({ ...given, pay: open })).not.toMatch(/Publicações|Canais|Formato de trabalho/);
  const pay = aPayContract({
    channels: ['tiktok', 'youtube'],
    formats: ['video'],
    postCount: 4,
    workplace: 'in_person',
    equipment: 'provided',
    feePayer: 'client',
  });
  expect(publishingOf(pay).averagePostCents).toBe(payAmounts(pay).clientCents / 4);
  expect(plain(payTermsText({ ...given, pay }))).toContain(
    'Publicações: 4; canais: TikTok, YouTube; formatos: vídeo; valor médio por publicação: R$ 1.150,00.',
  );
  expect(payTermsText({ ...given, pay })).toContain(
    'Formato de trabalho: presencial; equipamento: fornecido pela CONTRATANTE.',
  );
  expect(payTermsInEnglish({ ...given, pay })).toContain(
    'Work format: in person; equipment: provided by the CLIENT.',
  );
});

it.each([
  [1, 1, 'até 1 rodada de ajustes.', 'vence 1 dia após', 'up to 1 round of changes.', 'is due 1 day after'],
  [
    2,
    30,
    'até 2 rodadas de ajustes.',
    'vence 30 dias após',
    'up to 2 rounds of changes.',
    'is due 30 days after',
  ],
])(
  'uses singular or plural for %i rounds of changes and %i days in the text of a contract',
  (rounds, payoutDays, ...texts) => {
    const given = {
      creator: aCreator(),
      payee: aPayee(),
      amends: null,
      payoutDays,
      pay: aPayContract({ rounds }),
    };
    const [portuguese, english] = [payTermsText(given), payTermsInEnglish(given)];
    for (const text of texts.slice(0, 2)) expect(portuguese).toContain(text);
    for (const text of texts.slice(2)) expect(english).toContain(text);
  },
);

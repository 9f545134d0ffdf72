import { expect, it } from 'vitest';
import { aCreator, aPayContract, aPayee } from '../../testing';
import { payAmounts, payTermsText, publishingOf } from '.';
import { payTermsInEnglish } from './terms.en';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('writes publications into a creator’s own contract, and nothing if they are left open', () => {
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

import { expect, it } from 'vitest';
import { aBriefing, aCompany, aCreator, aPayee, aSentProposal, settingsWith, TODAY } from '../../testing';
import { blankParts } from '../briefing';
import { averagePost, publicationsOf } from './publications';
import { previewContract } from './terms';

const line = {
  channel: 'instagram',
  format: 'reels',
  quantity: 2,
  pricing: 'per_post',
  amountCents: 1,
} as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [400_000, 2, 200_000],
  [100_000, 3, 33_333],
  [5, 2, 2],
  [400_000, 0, null],
])('divides %i cents by %i publications into the average price %s', (total, posts, average) => {
  expect(averagePost(total, posts)).toBe(average);
});

it('lists each channel and format of the proposal lines once', () => {
  const stories = { ...line, format: 'stories', quantity: 3 } as const;
  const video = { ...line, channel: 'tiktok', format: 'video', quantity: 1 } as const;
  expect(publicationsOf([line, stories, video, line], 80_000)).toEqual({
    channels: ['instagram', 'tiktok'],
    formats: ['reels', 'stories', 'video'],
    postCount: 8,
    averagePostCents: 10_000,
  });
  expect(publicationsOf([], 80_000)).toEqual({
    channels: [],
    formats: [],
    postCount: 0,
    averagePostCents: null,
  });
});

it('writes publications, equipment and workplace into a new contract', () => {
  const made = previewContract({
    company: aCompany(),
    creator: aCreator(),
    payee: aPayee(),
    briefing: aBriefing({ work: { ...blankParts.work, place: 'hybrid', equipment: 'own' } }),
    proposal: aSentProposal(),
    settings: settingsWith(),
    approvedOn: TODAY,
  });
  expect(made).toMatchObject({
    channels: ['instagram'],
    formats: ['reels'],
    postCount: 2,
    averagePostCents: 200_000,
    workplace: 'hybrid',
    equipment: 'own',
  });
  expect(plain(made.text)).toContain(
    'Publicações: 2; canais: Instagram; formatos: reels; valor médio por publicação: R$ 2.000,00.',
  );
  expect(made.text).toContain('Formato de trabalho: híbrido; equipamento: próprio da CONTRATADA.');
  expect(plain(made.textEnglish)).toContain(
    'Publications: 2; channels: Instagram; formats: reels; average price per publication: R$2,000.00.',
  );
  expect(made.textEnglish).toContain('Work format: hybrid; equipment: the CONTRACTOR’s own.');
});

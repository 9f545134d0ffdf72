import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPortrait } from '../files/portraits';
import { cardHeight, cardWidth, drawCard } from './draw';
import { drawableText, textPicture } from './text';

const box = { width: 620, height: 220 };
const sizeOf = async (picture: Buffer) => {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { width, height };
};

describe('a text on the preview picture (card) of a profile', () => {
  it.each([
    ['✨ Bia ✨', 'Bia'],
    ['José  d’Ávila', 'José d’Ávila'],
    ['👩🏽‍🎤', ''],
    ['ليلى', ''],
    ['漢字 Ana', 'Ana'],
    ['a\u202eb', 'ab'],
  ])('drops characters that the card’s font does not support: %s', (text, expected) =>
    expect(drawableText(text)).toBe(expected),
  );

  it.each([
    'Bo',
    'Maria Aparecida dos Santos de Albuquerque e Castro Figueiredo Neto da Silva Xavier',
    'W'.repeat(80),
    '<b>&amp;</b> <script>',
  ])('is not larger than its box: %s', async (text) => {
    const { width, height } = await sizeOf(await textPicture(text, 'ExtraBold', '#1a1511', box));
    expect(width).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
    expect(height).toBeGreaterThan(20);
  });
});

describe('the card of a profile', () => {
  const card = {
    handle: '@caio',
    subtitle: 'Skincare · Recife',
    facts: '48 mil no Instagram',
    disc: '#d9cdb9',
    portrait: Buffer.from(drawnPortrait('creator-1')),
  };

  it.each(['Caio Lemos', 'W'.repeat(80), '👩🏽‍🎤', ''])('is drawn for the name: %s', async (name) => {
    const picture = await drawCard({ ...card, name });
    expect(await sizeOf(picture)).toEqual({ width: cardWidth, height: cardHeight });
    expect(picture.length).toBeLessThan(300_000);
  });

  it('is drawn even if the profile has no channels, reviews and city', async () => {
    const picture = await drawCard({ ...card, name: '', handle: '', subtitle: '', facts: '' });
    expect(await sizeOf(picture)).toEqual({ width: cardWidth, height: cardHeight });
  });
});

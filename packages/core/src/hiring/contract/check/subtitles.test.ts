import { expect, it } from 'vitest';
import { decodeSubtitles, readSubtitles, timeAt } from './subtitles';

it.each<[string, number[], string | undefined]>([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['Windows-1252', [0x6f, 0xe9, 0x93], 'oé“'],
  ['undefined bytes of Windows-1252', [0xe9, 0x81], undefined],
  ['UTF-16', [0xff, 0xfe, 0x61, 0x00], undefined],
])('decodes only subtitle files in UTF-8 and Windows-1252: %s', (_, bytes, expected) => {
  expect(decodeSubtitles(new Uint8Array(bytes))).toBe(expected);
});

it('reads .srt subtitles with Windows line breaks and formatting', () => {
  const spoken = readSubtitles(
    '1\r\n00:00:12,500 --> 00:00:14,000\r\n{\\an8}<b>Oi</b>,\r\ngente\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,000\r\nTchau\r\n',
  );
  expect(spoken).toEqual({
    text: 'Oi,\ngente\nTchau',
    cues: [
      { start: 0, atMs: 12_500 },
      { start: 10, atMs: 3_600_000 },
    ],
  });
  expect([timeAt(spoken, 4), timeAt(spoken, 10)]).toEqual([12_500, 3_600_000]);
});

it('ignores the header, notes, identifiers and settings of .vtt subtitles', () => {
  const spoken = readSubtitles(
    'WEBVTT - pt\n\nNOTE cura\n\nintro\n00:01.250 --> 00:02.000 align:start\n<v Ana>Oi\n\n00:03.000 --> 00:04.000\n',
  );
  expect(spoken).toEqual({ text: 'Oi', cues: [{ start: 0, atMs: 1_250 }] });
});

it('reads subtitles without times as spoken words at an unknown time', () => {
  const spoken = readSubtitles('Oi, gente');
  expect([spoken.text, timeAt(spoken, 0)]).toEqual(['Oi, gente', null]);
});

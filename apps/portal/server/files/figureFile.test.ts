import { expect, it } from 'vitest';
import { readFigureFile } from './figureFile';

it('reads metrics of posts from a file, treats empty cells as unknown, and reports invalid lines', async () => {
  const text = `\ufeffpost;link;day;kind;views;reach;likes
218;;21/11/2026;;12,3 mil;9.840;
;https://tiktok.com/v;2026-11-21;boosted;900;;0

218;;2026-02-30;;1;;
;nowhere;2026-11-21;;1;;
219;;2026-11-21;paid;dez;;`;
  expect(await readFigureFile(Buffer.from(text))).toEqual({
    rows: [
      {
        line: 2,
        postId: 218,
        url: null,
        observedOn: '2026-11-21',
        reachKind: 'organic',
        figures: { views: 12_300, reach: 9_840 },
      },
      {
        line: 3,
        postId: null,
        url: 'https://tiktok.com/v',
        observedOn: '2026-11-21',
        reachKind: 'boosted',
        figures: { views: 900, likes: 0 },
      },
    ],
    refused: [
      { line: 5, pointer: '/observedOn', code: 'invalid_value' },
      { line: 6, pointer: '/postId', code: 'unknown_post' },
      { line: 7, pointer: '/figures/views', code: 'not_whole_number' },
      { line: 7, pointer: '/reachKind', code: 'invalid_value' },
    ],
  });
});

it.each([
  ['', 'file_empty'],
  ['post;link;day;kind;views', 'file_empty'],
  ['post,day,impressions\n1,2026-11-21,3', 'unknown_column'],
  ['post,day\n"1,2026-11-21', 'csv_unreadable'],
  ['PK\x03\x04', 'spreadsheet_file'],
])('rejects the metrics file %j with the problem %s', (text, code) =>
  expect(readFigureFile(Buffer.from(text))).rejects.toThrow(code),
);

import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutGap } from './gaps.server';

/** Many short texts, so that letters of two bytes lie across the ends of the pieces that React writes. */
const page = (
  <ul>
    {Array.from({ length: 300 }, (_, n) => (
      <li key={String(n)} title={'ã'.repeat(n % 50)}>
        {'ã'.repeat(90)}
      </li>
    ))}
  </ul>
);

function piecesOf(): Promise<Buffer[]> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final: (done) => {
        resolve(pieces);
        done();
      },
    });
    const stream = renderToPipeableStream(page, { onAllReady: () => void stream.pipe(sink) });
  });
}

it('a page is what was rendered, wherever its pieces end', async () => {
  const pieces = await piecesOf();
  expect(Buffer.concat(pieces).includes(0), 'React does so no more: this file can go').toBe(true);
  expect(Buffer.concat(pieces.map(withoutGap)).toString()).toBe(renderToString(page));
});

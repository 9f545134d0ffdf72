import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { trimZeroBytes } from './zeroBytes.server';

/** Many short texts, so that two-byte letters are at the ends of the chunks that React writes. */
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

it('removes the zero bytes that React adds to a rendered page, wherever its chunks end', async () => {
  const pieces = await piecesOf();
  expect(
    Buffer.concat(pieces).includes(0),
    'React no longer adds zero bytes: delete this file and trimZeroBytes',
  ).toBe(true);
  expect(Buffer.concat(pieces.map(trimZeroBytes)).toString()).toBe(renderToString(page));
});

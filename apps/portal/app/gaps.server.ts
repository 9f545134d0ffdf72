/**
 * A piece of a page without the zero bytes at its end, which React 18 leaves where a letter of several bytes did not fit
 * any more: browsers would show them as � in what stands in attributes. Source: github.com/facebook/react/issues/24985
 */
export function withoutGap(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

/**
 * Removes zero bytes at the end of a chunk. React 18 leaves them if a multi-byte character did not fit, and
 * browsers would show them as �. Source: github.com/facebook/react/issues/24985
 */
export function trimZeroBytes(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

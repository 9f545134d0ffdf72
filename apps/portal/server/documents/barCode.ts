import { mm, type Sheet } from './sheet';

/**
 * Elements of each digit in interleaved 2 of 5 (ISO/IEC 16390). Each digit has five elements, of which two
 * are wide (1).
 */
const WIDE = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
] as const;
const WIDE_TO_NARROW = 3;
/** Size of the bar code by FEBRABAN: 103 mm wide, 13 mm high. */
const SIZE = { width: mm(103), height: mm(13) } as const;

/**
 * Returns the widths of alternating bars and spaces, starting with a bar; narrow = 1, wide = 3. The first
 * digit of each pair is encoded in bars, the second in spaces.
 * @throws RangeError unless `digits` is an even number of digits
 */
export function interleaved(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('interleaved 2 of 5 needs an even number of digits');
  let elements = '0000';
  for (let at = 0; at < digits.length; at += 2) {
    const bars = WIDE[Number(digits[at])] ?? '';
    const spaces = WIDE[Number(digits[at + 1])] ?? '';
    for (let element = 0; element < 5; element += 1) elements += `${bars[element]}${spaces[element]}`;
  }
  return [...`${elements}100`].map((wide) => (wide === '1' ? WIDE_TO_NARROW : 1));
}

/** Draws the bar code of a slip with its upper left corner at (x, y), and returns its height in points. */
export function drawBarCode(sheet: Sheet, digits: string, x: number, y: number): number {
  const widths = interleaved(digits);
  const unit = SIZE.width / widths.reduce((sum, width) => sum + width, 0);
  let left = x;
  sheet.save().fillColor('black');
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) sheet.rect(left, y, width * unit, SIZE.height);
    left += width * unit;
  }
  sheet.fill().restore();
  return SIZE.height;
}

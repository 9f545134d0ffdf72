import { create } from 'qrcode';
import type { Sheet } from './sheet';

/**
 * Draws a QR code of `size` points with its upper left corner at (x, y). The caller leaves the white margin
 * that scanners need.
 */
export function drawQrCode(sheet: Sheet, text: string, x: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  sheet.save().fillColor('black');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) sheet.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  sheet.fill().restore();
}

import { type Charge, type Owed, pixCodeOf } from '@elenco/core/finance';
import { qrPath } from '../briefing/project/qrPath.server';
import type { PayablePix } from './PixPicture';

/**
 * Returns the PIX code with today's amount of an open charge, and its QR code; null if the charge has no PIX.
 */
export function pixOf(charge: Charge, owed: Owed | undefined): PayablePix | null {
  const code = owed ? pixCodeOf(charge, owed) : null;
  return code === null ? null : { ...qrPath(code), code };
}

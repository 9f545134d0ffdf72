import { type Charge, type Owed, pixCodeOf } from '@elenco/core/finance';
import { qrPath } from '../briefing/project/qrPath.server';
import type { PayablePix } from './PixPicture';

/** Returns the PIX code of what an open charge asks today, with its picture; null without one. */
export function pixOf(charge: Charge, owed: Owed | undefined): PayablePix | null {
  const code = owed ? pixCodeOf(charge, owed) : null;
  return code === null ? null : { ...qrPath(code), code };
}

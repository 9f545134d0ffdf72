import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the SHA-256 of a text (UTF-8), 64 hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Serializes a value with sorted keys, so that equal objects give the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

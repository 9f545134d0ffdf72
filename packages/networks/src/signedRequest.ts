import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Content of Meta's signed message (developers.facebook.com, "Parsing the Signed Request"). */
const content = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.union([z.string().min(1).max(120), z.int().positive()]).transform(String),
});

/**
 * Verifies the message that Meta sends when a user removes our app. Meta signs this message with our client
 * secret. Returns the id of that user; undefined if the signature is wrong or the content is not as expected.
 */
export function readSignedRequest(message: string, clientSecret: string): { userId: string } | undefined {
  const [signature, payload, more] = message.split('.');
  if (!signature || !payload || more !== undefined) return undefined;
  const wanted = createHmac('sha256', clientSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  try {
    const read = content.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return read.success ? { userId: read.data.user_id } : undefined;
  } catch {
    return undefined;
  }
}

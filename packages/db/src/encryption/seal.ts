import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that the system stores and must be able to read again, such as those of second factors and
 * connected accounts.
 */
export interface Seal {
  /**
   * Encrypts a secret. `about` identifies the owner of the secret, such as `second_factor:17`. Only `open`
   * with the same `about` decrypts the secret.
   */
  close(secret: string, about: string): string;
  /**
   * Decrypts a secret.
   * @throws SealError if the secret was changed, has another owner, or its key is unknown
   */
  open(sealed: string, about: string): string;
  /** True if the secret was encrypted with the current key. */
  isNewest(sealed: string): boolean;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Returns a seal that uses AES-256-GCM with a new nonce each time. Secrets are stored as `1.<key>.<nonce
 * ciphertext tag>`; the id of the key makes it possible to encrypt with a new key and still decrypt with
 * former keys. `about` is authenticated, so a secret copied to another row cannot be decrypted there.
 * @param key 64 hexadecimal digits, as in the settings
 * @param former former keys, which only decrypt
 */
export function sealWith(key: string, ...former: readonly string[]): Seal {
  const keys = new Map([key, ...former].map((hex) => [nameOf(hex), Buffer.from(hex, 'hex')]));
  const own = nameOf(key);
  return {
    close(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys.get(own)!, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(`${own} ${about}`));
      const closed = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `1.${own}.${closed.toString('base64url')}`;
    },
    open(sealed, about) {
      const [version, name = '', text = ''] = sealed.split('.');
      const used = keys.get(name);
      const closed = Buffer.from(text, 'base64url');
      if (version !== '1' || !used || closed.length < nonceBytes + tagBytes) {
        throw new SealError('a sealed secret has another form, or its key is not among ours');
      }
      const decipher = createDecipheriv(algorithm, used, closed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(`${name} ${about}`));
      decipher.setAuthTag(closed.subarray(-tagBytes));
      try {
        const secret = Buffer.concat([
          decipher.update(closed.subarray(nonceBytes, -tagBytes)),
          decipher.final(),
        ]);
        return secret.toString('utf8');
      } catch (cause) {
        throw new SealError('a sealed secret was changed, or belongs to something else', { cause });
      }
    },
    isNewest: (sealed) => sealed.startsWith(`1.${own}.`),
  };
}

/** Returns the seal that uses the keys in the settings of this installation. */
export const sealOf = ({
  secretsKey,
  formerSecretsKeys = [],
}: {
  readonly secretsKey: string;
  readonly formerSecretsKeys?: readonly string[];
}): Seal => sealWith(secretsKey, ...formerSecretsKeys);

/** Returns an id for a key. The key cannot be derived from the id. */
const nameOf = (hex: string) =>
  createHash('sha256').update(`elenco key ${hex.toLowerCase()}`).digest('hex').slice(0, 8);

import { nfseKey } from '@elenco/brazil';
import type { Actor } from '@elenco/core';
import { brand } from '@elenco/core/people';
import { type Database, nfseReading } from '@elenco/db';

interface Nfse {
  readonly number: number;
  readonly issuerTaxId: string;
  readonly amountCents: number;
  readonly sha256: string;
  /** Time of the upload, ISO 8601, UTC. */
  readonly now: string;
}

/**
 * Inserts the row of a parsed NFS-e of a creator's company, but stores no file. Returns the id of the row.
 */
export async function keepNfse(
  database: Database,
  creator: Extract<Actor, { role: 'creator' }>,
  { number, issuerTaxId, amountCents, sha256, now }: Nfse,
): Promise<number> {
  const key = nfseKey({
    municipality: '3550308',
    environment: 'national',
    registration: issuerTaxId,
    number,
    month: now.slice(0, 7),
    code: '123456789',
  });
  const takerTaxId = brand.legalDocument;
  const earnedOn = now.slice(0, 10);
  const { id } = await database.files.add({
    name: 'nfse.xml',
    mime: 'application/xml',
    size: 9,
    sha256,
    reading: nfseReading({ key, issuerTaxId, takerTaxId, amountCents, earnedOn }),
    ownerId: creator.userId,
    companyId: null,
    creatorId: creator.creatorId,
    createdAt: now,
  });
  return id;
}

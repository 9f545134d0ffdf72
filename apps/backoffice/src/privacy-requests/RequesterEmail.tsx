import { useReference } from 'ra-core';
import { FieldValue, Unknown } from '../kit/FieldValue';
import { fresh } from '../kit/live';
import type { RecordOf } from '../resources';

/**
 * E-mail address of a requester: the address of the account, or the address that a requester without an
 * account entered.
 */
export function RequesterEmail({ record }: { readonly record: RecordOf<'privacy-requests'> }) {
  if (record.userId === null)
    return <FieldValue resource="privacy-requests" record={record} source="email" />;
  return <OfAccount userId={record.userId} />;
}

function OfAccount({ userId }: { readonly userId: number }) {
  const { referenceRecord } = useReference<RecordOf<'users'>>({
    reference: 'users',
    id: userId,
    options: { staleTime: fresh },
  });
  return referenceRecord ? referenceRecord.email : <Unknown />;
}

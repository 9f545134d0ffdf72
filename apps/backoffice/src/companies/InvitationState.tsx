import { invitationStatusOf } from '@elenco/core/operations';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * State of an invitation. An open invitation after its expiry date is shown as expired, but can still be
 * resent.
 */
export function InvitationState({ invitation }: { readonly invitation: RecordOf<'invitations'> }) {
  const words = useWords();
  const status = invitationStatusOf(invitation, new Date().toISOString());
  return status === 'expired' ? (
    <ToneChip tone="warning" label={words.t('people.invitationExpired')} />
  ) : (
    <StatusChip resource="invitations" status={status} />
  );
}

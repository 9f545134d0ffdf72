import { invitationStatusOf } from '@elenco/core/operations';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** State of an invitation; an open one whose time is over is expired, although it can be sent again. */
export function InvitationState({ invitation }: { readonly invitation: RecordOf<'invitations'> }) {
  const words = useWords();
  const status = invitationStatusOf(invitation, new Date().toISOString());
  return status === 'expired' ? (
    <ToneChip tone="warning" label={words.t('people.invitationExpired')} />
  ) : (
    <StatusChip resource="invitations" status={status} />
  );
}

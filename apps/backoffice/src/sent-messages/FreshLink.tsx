import { freshLinkOf, type SentMessage } from '@elenco/core/operations';
import { canCorrectEmail } from '@elenco/core/people';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SendLink } from '../users/SendLink';

/**
 * Button that sends the recipient of an e-mail with a personal link a fresh one, or the reason why staff cannot
 * send it.
 */
export function FreshLink({ mail: { kind, userId } }: { readonly mail: SentMessage }) {
  const words = useWords();
  const actor = useActor();
  const way = freshLinkOf(kind);
  const { data: person } = useGetOne<RecordOf<'users'>>(
    'users',
    { id: userId ?? 0 },
    { enabled: way === 'account' && userId !== null },
  );
  // A disabled query still returns a person that another query has loaded.
  if (way === 'account' && person && canCorrectEmail(actor, person)) return <SendLink person={person} />;
  return (
    <Typography variant="caption" color="textSecondary">
      {way
        ? `${words.t('sentMessages.secretWhy')} ${words.t(`sentMessages.freshLink.${way}`)}`
        : words.t('sentMessages.textErased')}
    </Typography>
  );
}

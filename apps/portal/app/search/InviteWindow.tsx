import { useActionData, useFetcher, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RootData } from '../rootData';
import { Dialog } from '../ui';
import { InvitePage } from './InvitePage';
import type { InviteData } from './invite.server';
import { inviteAt } from './paths';

/** Called with the invited creators, the text of the result, and the project. */
export type OnInvited = (keys: readonly string[], result: string, briefingId: number | null) => void;

/** Dialog that invites creators to a project; it closes once they are invited. */
export default function InviteWindow({
  keys,
  onInvited,
  onClose,
}: {
  keys: readonly string[];
  onInvited: OnInvited | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('search');
  const { load, data } = useFetcher<InviteData>();
  const [address] = useState(() => inviteAt(keys));
  useEffect(() => load(address), [load, address]);
  const location = useLocation().key;
  const [openedAt] = useState(location);
  const answer = useActionData();
  // An accepted form redirects to this page; a refused form has action data.
  const isSent = location !== openedAt && answer === undefined;
  const [sent, setSent] = useState<{ keys: readonly string[]; briefingId: number | null } | null>(null);
  const result = useRouteLoaderData<RootData>('root')?.flash?.text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with each rendering
  useEffect(() => {
    if (!isSent) return;
    if (sent) onInvited?.(sent.keys, result, sent.briefingId);
    onClose();
  }, [isSent]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('invite.title')} form>
      {data ? (
        <InvitePage data={data} inWindow onSend={(keys, briefingId) => setSent({ keys, briefingId })} />
      ) : (
        <p className="muted">{t('invite.loading')}</p>
      )}
    </Dialog>
  );
}

import { useActionData, useFetcher, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RootData } from '../rootData';
import { Dialog } from '../ui';
import { InvitePage } from './InvitePage';
import type { InviteData } from './invite.server';
import { inviteAt } from './paths';

/** Dialog that invites creators to a project; it closes once they are invited. */
export default function InviteWindow({
  keys,
  onInvited,
  onClose,
}: {
  keys: readonly string[];
  onInvited: ((keys: readonly string[], result: string) => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('search');
  const { load, data } = useFetcher<InviteData>();
  const [address] = useState(() => inviteAt(keys));
  useEffect(() => load(address), [load, address]);
  const location = useLocation().key;
  const [openedAt] = useState(location);
  const answer = useActionData();
  // An accepted form redirects to this page; a refused form leaves an answer.
  const isSent = location !== openedAt && answer === undefined;
  const [sent, setSent] = useState<readonly string[]>([]);
  const result = useRouteLoaderData<RootData>('root')?.flash?.text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with each rendering
  useEffect(() => {
    if (!isSent) return;
    onInvited?.(sent, result);
    onClose();
  }, [isSent]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('invite.title')} form>
      {data ? (
        <InvitePage data={data} inWindow onSend={setSent} />
      ) : (
        <p className="muted">{t('invite.loading')}</p>
      )}
    </Dialog>
  );
}

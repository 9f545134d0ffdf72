import { useActionData, useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui';
import { InvitePage } from './InvitePage';
import type { InviteData } from './invite.server';
import { inviteAt } from './paths';

/** Dialog that invites creators to a project; it closes once they are invited. */
export default function InviteWindow({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { load, data } = useFetcher<InviteData>();
  const [address] = useState(() => inviteAt(keys));
  useEffect(() => load(address), [load, address]);
  const location = useLocation().key;
  const [openedAt] = useState(location);
  const answer = useActionData();
  // An accepted form redirects to this page; a refused form leaves an answer.
  const isSent = location !== openedAt && answer === undefined;
  useEffect(() => {
    if (isSent) onClose();
  }, [isSent, onClose]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('invite.title')} form>
      {data ? <InvitePage data={data} inWindow /> : <p className="muted">{t('invite.loading')}</p>}
    </Dialog>
  );
}

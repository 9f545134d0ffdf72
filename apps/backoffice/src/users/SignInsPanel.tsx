import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { hasDuty } from '../kit/access';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Device } from './Device';
import { SignOutDialog } from './SignOutDialog';

type Session = RecordOf<'sessions'>;
type Ending = { readonly session?: Session };

const newest = (userId: number, perPage: number) => ({
  filter: { userId },
  pagination: { page: 1, perPage },
  sort: { field: 'id', order: 'DESC' as const },
});

/**
 * Sessions of the user, which support can end, and recent failed sign-ins. Rendered only for staff with the
 * support duty.
 */
export function SignInsPanel({ userId }: { userId: number }) {
  const words = useWords();
  const may = hasDuty(useActor(), 'support');
  const [ending, setEnding] = useState<Ending>();
  const { data: sessions } = useGetList<Session>('sessions', newest(userId, 50), { enabled: may });
  if (!may || !sessions) return null;
  return (
    <Panel
      title={words.name('sessions', 2)}
      actions={
        <Button color="secondary" size="small" onClick={() => setEnding({})}>
          {words.t('signIns.endAll')}
        </Button>
      }
    >
      {sessions.length === 0 ? (
        <Typography color="textSecondary">{words.t('signIns.nowhere')}</Typography>
      ) : (
        <FactList
          rows={sessions.map((session) => ({
            name: `#${session.id} · ${words.since(session.lastSeenAt)}`,
            value: (
              <>
                {session.ip}
                <Button
                  size="small"
                  color="secondary"
                  sx={{ ml: 1 }}
                  aria-label={words.t('signIns.endOne', { id: session.id })}
                  onClick={() => setEnding({ session })}
                >
                  {words.t('signIns.end')}
                </Button>
                <Device userAgent={session.userAgent} />
              </>
            ),
          }))}
        />
      )}
      <Failed userId={userId} />
      {ending ? (
        <SignOutDialog userId={userId} session={ending.session} onClose={() => setEnding(undefined)} />
      ) : null}
    </Panel>
  );
}

function Failed({ userId }: { userId: number }) {
  const words = useWords();
  const { data, total } = useGetList<RecordOf<'failed-sign-ins'>>('failed-sign-ins', newest(userId, 5));
  if (!data || data.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {words.name('failed-sign-ins', 2)}
      </Typography>
      <FactList
        rows={data.map(({ id, at, kind, ip }) => ({
          name: `#${id} · ${words.moment(at)}`,
          value: `${words.option('failed-sign-ins', 'kind', kind)} · ${ip}`,
        }))}
      />
      {total && total > data.length ? (
        <Link component={RouterLink} to={listAddress('failed-sign-ins', { userId })} variant="body2">
          {words.t('signIns.all', { count: total })}
        </Link>
      ) : null}
    </>
  );
}

import type { PlatformReport } from '@elenco/core/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { FieldValue } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { invitePath, staffPath } from './address';
import { DutiesDialog, EndAccessDialog, InviteDialog, type StaffMember } from './StaffDialogs';

const everybody = {
  filter: { staff: true },
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const;

type Open = { readonly what: 'duties' | 'end'; readonly person: StaffMember };

/**
 * Staff with their duties. An owner can invite other staff members, change their duties and end their access.
 */
export function StaffDuties() {
  const words = useWords();
  const actor = useActor();
  const own = 'userId' in actor ? actor.userId : 0;
  const [open, setOpen] = useState<Open>();
  const { data = [] } = useGetList<StaffMember>('users', everybody);
  const provider = useDataProvider<ElencoDataProvider>();
  const { data: report } = useQuery({
    queryKey: ['platform'],
    queryFn: () => provider.ask<PlatformReport>('platform'),
  });
  const { press, pending } = useRun('users.sendLink');
  const title = words.t('platform.staff');
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const isInviting = useLocation().pathname === invitePath;
  return (
    <>
      <PageHead
        title={title}
        subtitle={words.t('platform.staffHint')}
        actions={
          <Button component={RouterLink} to={invitePath} variant="contained">
            {words.t('platform.invite')}
          </Button>
        }
      />
      <Panel title={title}>
        <SmallTable
          label={title}
          heads={[
            words.field('users', 'name'),
            words.field('users', 'email'),
            words.field('users', 'duties'),
            words.t('platform.act'),
          ]}
          rows={data.map((person) => ({
            key: String(person.id),
            cells: [
              <Box key="to" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Link component={RouterLink} to={addressOf('users', person.id)}>
                  {person.name}
                </Link>
                {person.suspendedAt ? <ToneChip tone="error" label={words.t('people.suspended')} /> : null}
                {report?.invitedIds.includes(person.id) ? (
                  <ToneChip tone="warning" label={words.t('platform.pendingInvite')} />
                ) : null}
              </Box>,
              person.email,
              <FieldValue key="duties" resource="users" source="duties" record={person} />,
              person.id === own ? (
                words.t('platform.you')
              ) : (
                <Box key="act" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1.5 }}>
                  <Button
                    size="small"
                    aria-label={words.t('platform.changeOf', { name: person.name })}
                    onClick={() => setOpen({ what: 'duties', person })}
                  >
                    {words.t('platform.change')}
                  </Button>
                  {report?.invitedIds.includes(person.id) ? (
                    <Button
                      size="small"
                      disabled={pending}
                      aria-label={words.t('platform.resendTo', { name: person.name })}
                      onClick={() => press({ userId: person.id }, words.t('platform.invited'))}
                    >
                      {words.t('platform.resend')}
                    </Button>
                  ) : null}
                  <Button
                    size="small"
                    color="error"
                    aria-label={words.t('platform.endOf', { name: person.name })}
                    onClick={() => setOpen({ what: 'end', person })}
                  >
                    {words.t('platform.end')}
                  </Button>
                </Box>
              ),
            ],
          }))}
        />
      </Panel>
      {isInviting ? <InviteDialog onClose={() => navigate(staffPath)} /> : null}
      {open?.what === 'duties' ? <DutiesDialog person={open.person} onClose={close} /> : null}
      {open?.what === 'end' ? <EndAccessDialog person={open.person} onClose={close} /> : null}
    </>
  );
}

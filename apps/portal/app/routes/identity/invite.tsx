import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { AcceptForm } from '../../team/AcceptForm';
import { inviteActions, loadInvite } from '../../team/invite.server';
import { JoinForm } from '../../team/JoinForm';
import { ButtonLink } from '../../ui';

export const handle: RouteHandle = {
  title: 'team:join.title',
  i18n: ['team', 'access', 'options', 'problems'],
};

export const headers = secretPage;

export const loader = page('public', loadInvite);
export const action = inviteActions;

/** Page that the e-mail of an invitation links to. */
export default function Invite() {
  const { t } = useTranslation('team');
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) {
    return (
      <SmallPage title={t('join.over')} subtitle={t('join.overSubtitle')}>
        <ButtonLink to="/">{t('join.home')}</ButtonLink>
      </SmallPage>
    );
  }
  const { kind, name, email, tradeName, inviterName, project, registered, signedIn } = found;
  const who = { company: tradeName, inviter: inviterName, email };
  const title = project === null ? t(`join.titles.${kind}`, who) : t('join.forProject', { ...who, project });
  return (
    <SmallPage title={title} subtitle={t(`join.subtitles.${kind}`, who)}>
      {registered || signedIn ? (
        <AcceptForm kind={kind} tradeName={tradeName} email={email} signedIn={signedIn} answer={answer} />
      ) : (
        <JoinForm kind={kind} name={name} answer={answer} />
      )}
    </SmallPage>
  );
}

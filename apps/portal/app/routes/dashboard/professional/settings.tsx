import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { NetworkRows } from '../../../connection/NetworkRows';
import type { RouteHandle } from '../../../handle';
import { LeaveCard } from '../../../privacy/LeaveCard';
import { Availability } from '../../../professional/Availability';
import { showAgain } from '../../../professional/again.server';
import { BackToProposal } from '../../../professional/BackToProposal';
import { EmailPart } from '../../../professional/EmailPart';
import { PayeePart } from '../../../professional/PayeeForm';
import { PhotoForm } from '../../../professional/PhotoForm';
import { PresencesForm } from '../../../professional/PresencesForm';
import { ProfileForm } from '../../../professional/ProfileForm';
import { PublishAgain } from '../../../professional/PublishAgain';
import { creatorPage } from '../../../professional/page.server';
import { SettingsParts } from '../../../professional/SettingsParts';
import {
  loadSettings,
  removePhoto,
  saveAccount,
  saveChannels,
  savePhoto,
  saveProfile,
  turnAvailability,
} from '../../../professional/settings.server';
import { useOwn } from '../../../professional/useOwn';
import { PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'professional:settings.title', i18n: ['privacy'] };

export const loader = creatorPage(loadSettings);

export const action = actions('professional', {
  again: showAgain,
  photo: savePhoto,
  noPhoto: removePhoto,
  profile: saveProfile,
  channels: saveChannels,
  payee: saveAccount,
  availability: turnAvailability,
});

export default function Settings() {
  const { t } = useTranslation('professional');
  const { profile, gone, payee, sealed, email, banks, networks, restsUntil, back, missing } =
    useOwn<typeof loader>();
  const answer = useActionData<typeof action>();
  const own = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const { presences, ...about } = profile;
  const { version: _version, updatedAt: _updatedAt, available: _available, ...written } = about;
  // A form begins anew when what it shows was saved, and only then: the others keep what is being typed.
  const forms = {
    photo: <PhotoForm key={profile.portrait} profile={profile} answer={own('photo')} />,
    profile: <ProfileForm key={JSON.stringify(written)} profile={profile} answer={own('profile')} />,
    channels: <PresencesForm key={JSON.stringify(presences)} profile={profile} answer={own('channels')} />,
    networks: <NetworkRows networks={networks} />,
    payee: (
      <PayeePart key={payee?.version ?? 0} {...{ payee, sealed, banks, restsUntil }} answer={own('payee')} />
    ),
    email: <EmailPart email={email} sealed={sealed} />,
    availability: <Availability available={profile.available} from="settings" />,
  };
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      <BackToProposal back={back} missing={missing} />
      <PublishAgain gone={gone} answer={own('again')} />
      <SettingsParts forms={forms} />
      <LeaveCard />
    </>
  );
}

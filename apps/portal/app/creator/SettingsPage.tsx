import { Link, useActionData, useParams } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { NetworkRows } from '../connection/NetworkRows';
import { HelpLink } from '../help/HelpLink';
import { DeleteAccountCard } from '../privacy/LeaveCard';
import { PageHeader } from '../ui';
import { AboutForm } from './AboutForm';
import { Availability } from './Availability';
import { BackgroundForm } from './BackgroundForm';
import { BackToProposal } from './BackToProposal';
import { EmailPart } from './EmailPart';
import { LogOut } from './LogOut';
import { PayeePart } from './PayeeForm';
import { AddressForm, PersonForm } from './PersonForms';
import { PhotoForm } from './PhotoForm';
import { PresencesForm } from './PresencesForm';
import { PricesForm } from './PricesForm';
import { ProfileForm } from './ProfileForm';
import { RestoreProfileForm } from './PublishAgain';
import { isSettingsPart, type SettingsPart, settingsHome } from './parts';
import { SettingsElsewhere, SettingsIndex } from './SettingsIndex';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';
import { useCreatorData } from './useOwn';

/**
 * Form of each section. The React key of a form is the data of its section, so that the form resets only when
 * the section was saved.
 */
const forms: Readonly<Record<SettingsPart, (own: OwnSettings, answer?: Answer) => ReactNode>> = {
  photo: ({ profile }, answer) => <PhotoForm key={profile.portrait} profile={profile} answer={answer} />,
  background: ({ profile }, answer) => (
    <BackgroundForm key={profile.background ?? ''} profile={profile} answer={answer} />
  ),
  profile: ({ profile }, answer) => <ProfileForm key={profile.version} profile={profile} answer={answer} />,
  about: ({ profile }, answer) => <AboutForm key={profile.version} profile={profile} answer={answer} />,
  prices: ({ profile }, answer) => <PricesForm key={profile.version} profile={profile} answer={answer} />,
  channels: ({ profile }, answer) => (
    <PresencesForm key={profile.version} profile={profile} answer={answer} />
  ),
  networks: ({ networks }) => <NetworkRows networks={networks} />,
  person: ({ person }, answer) => <PersonForm key={person.version} person={person} answer={answer} />,
  address: ({ person }, answer) => <AddressForm key={person.version} person={person} answer={answer} />,
  payee: ({ payee, sealed, banks, restHours, restsUntil, regimeProof }, answer) => (
    <PayeePart
      key={payee?.version ?? 0}
      payee={payee}
      sealed={sealed}
      banks={banks}
      restHours={restHours}
      restsUntil={restsUntil}
      regimeProof={regimeProof}
      answer={answer}
    />
  ),
  email: ({ email, sealed }) => <EmailPart email={email} sealed={sealed} />,
  availability: ({ profile }) => <Availability available={profile.available} from="settings" />,
};

const partOfIntent: Readonly<Record<string, SettingsPart>> = { noPhoto: 'photo', noBackground: 'background' };

/** The index of the settings, the section in the URL, or the section whose form was refused. */
export function SettingsPage() {
  const { t } = useTranslation('creator');
  const own = useCreatorData<() => Promise<OwnSettings>>();
  const answer = useActionData<Answer>();
  const refused = answer && (partOfIntent[answer.intent] ?? answer.intent);
  const part = useParams().part ?? refused;
  if (!isSettingsPart(part)) {
    return (
      <>
        <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
        <BackToProposal back={own.back} missing={own.missing} />
        <RestoreProfileForm gone={own.gone} answer={answer?.intent === 'again' ? answer : undefined} />
        <SettingsIndex own={own} />
        <SettingsElsewhere />
        <LogOut />
        <DeleteAccountCard />
      </>
    );
  }
  return (
    <>
      <Link to={settingsHome} className={styles.up}>
        <ArrowLeft aria-hidden="true" /> {t('settings.title')}
      </Link>
      <PageHeader
        title={t(`settings.${part}`)}
        subtitle={
          <>
            {t(`settings.${part}Text`)}{' '}
            {part === 'payee' && (
              <HelpLink audience="creator" term="how-you-are-paid" name={t('payee.legalForm')} />
            )}
          </>
        }
      />
      <BackToProposal back={own.back} missing={own.missing} />
      <section className={styles.part} aria-label={t(`settings.${part}`)}>
        {forms[part](own, refused === part ? answer : undefined)}
      </section>
    </>
  );
}

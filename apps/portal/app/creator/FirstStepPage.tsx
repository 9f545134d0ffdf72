import type { FirstStep } from '@elenco/core/discovery';
import { useActionData } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { NetworkRows } from '../connection/NetworkRows';
import { Unsaved } from '../forms/Unsaved';
import { ProjectWords } from '../profile/ProjectWords';
import { ButtonLink, PageHeader, Row, Section, Stack, Steps } from '../ui';
import type { First } from './first.server';
import { PayeePart } from './PayeeForm';
import { AddressForm } from './PersonForms';
import { PhotoForm } from './PhotoForm';
import { PresencesForm } from './PresencesForm';
import { firstStepPath } from './parts';
import { SpecialtiesForm } from './SpecialtiesForm';
import styles from './settings.module.css';
import { useCreatorData } from './useOwn';
import { WordsForm } from './WordsForm';

const intentOf: Readonly<Record<FirstStep, string>> = {
  photo: 'photo',
  words: 'words',
  channel: 'channels',
  payee: 'payee',
  address: 'address',
  specialties: 'specialties',
  work: 'add',
};

/**
 * One step for a new creator: a form of the settings, its purpose, and a link that skips it. Saving is the
 * only prominent button, and leaving with unsaved input asks for confirmation.
 */
export function FirstStepPage() {
  const { t } = useTranslation('creator');
  const { own, step, steps, next } = useCreatorData<() => Promise<First>>();
  const given = useActionData<Answer>();
  const answer = given?.intent === intentOf[step] ? given : undefined;
  const done = steps.some((one) => one.step === step && one.done);
  return (
    <>
      <Steps
        label={t('first.label')}
        steps={steps.map((one) => ({
          key: one.step,
          label: t(`first.steps.${one.step}.name`),
          state: one.step === step ? 'now' : one.done ? 'done' : 'next',
          to: firstStepPath(one.step),
        }))}
      />
      <PageHeader title={t(`first.steps.${step}.title`)} subtitle={t(`first.steps.${step}.text`)} />
      <section key={step} className={styles.part} aria-label={t(`first.steps.${step}.name`)}>
        <Stack>
          <AskBeforeLeaving>{forms(own, t('first.save'), answer)[step]}</AskBeforeLeaving>
          <Row>
            <ButtonLink to={next} variant="plain">
              {t(done ? 'first.next' : 'first.skip')}
            </ButtonLink>
          </Row>
        </Stack>
      </section>
    </>
  );
}

function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const [touched, setTouched] = useState(false);
  return (
    <div onChange={() => setTouched(true)}>
      {touched && <Unsaved when />}
      {children}
    </div>
  );
}

function forms(own: First['own'], save: string, answer?: Answer): Record<FirstStep, ReactNode> {
  const { profile, person, networks } = own;
  return {
    photo: <PhotoForm profile={profile} save={save} answer={answer} />,
    words: <WordsForm profile={profile} save={save} answer={answer} />,
    channel: <ChannelForms profile={profile} networks={networks} save={save} answer={answer} />,
    payee: <PayeePart {...own} save={save} answer={answer} />,
    address: <AddressForm person={person} save={save} answer={answer} />,
    specialties: <SpecialtiesForm profile={profile} save={save} answer={answer} />,
    work: <ProjectWords answer={answer} />,
  };
}

type Channels = Pick<First['own'], 'profile' | 'networks'> & { save: string; answer: Answer | undefined };

/** Form to add channels by pasting profile links, and the social networks that can be connected. */
function ChannelForms({ profile, networks, save, answer }: Channels) {
  const { t } = useTranslation('creator');
  return (
    <>
      <PresencesForm profile={profile} save={save} answer={answer} />
      {networks.some(({ available }) => available) && (
        <Section title={t('settings.networks')}>
          <p className="muted">{t('settings.networksText')}</p>
          <NetworkRows networks={networks} />
        </Section>
      )}
    </>
  );
}

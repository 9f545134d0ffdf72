import { formatPhone } from '@elenco/brazil';
import { areaPath } from '@elenco/core/people';
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Rows, Section, StatusChip } from '../ui';
import { type SettingsPart, sectionOf, settingsParts, settingsPath } from './parts';
import type { OwnSettings } from './settings.server';

type Value = Readonly<Record<SettingsPart, string>>;

/** Current value of each section of the settings; empty if there is none. */
function useValues({ profile, person, payee, networks, email, sealed }: OwnSettings): Value {
  const { t } = useTranslation(['creator', 'options']);
  const { money } = useFormat();
  const sites = Object.keys(profile.links).length;
  const connected = networks.filter(({ status }) => status === 'connected');
  return {
    photo: '',
    background: '',
    profile: [profile.name, t(`options:skills.${profile.mainSkill}`), profile.city]
      .filter(Boolean)
      .join(' · '),
    about: [
      profile.experience && t(`options:creatorExperience.${profile.experience}`),
      ...profile.categories.map((category) => t(`options:categories.${category}`)),
      sites > 0 && t('about.sites', { count: sites }),
    ]
      .filter(Boolean)
      .join(' · '),
    prices: profile.prices
      .map(({ channel, format, cents }) =>
        [
          t(`options:channels.${channel}`),
          t(`options:formats.${format}`),
          money(cents, profile.currency),
        ].join(' '),
      )
      .join(' · '),
    channels: profile.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(' · '),
    networks: connected.map(({ channel }) => t(`options:channels.${channel}`)).join(' · '),
    person: [person.name, person.phone && formatPhone(person.phone)].filter(Boolean).join(' · '),
    address: person.address
      ? `${person.address.street}, ${person.address.number} · ${person.address.city}`
      : '',
    payee: sealed ? '' : (payee?.holder ?? ''),
    email,
    availability: t(profile.available ? 'settings.open' : 'settings.paused'),
  };
}

/** Account settings that have pages of their own. */
const elsewhere = [
  ['password', '/dashboard/security#password'],
  ['secondFactor', '/dashboard/security/second-factor'],
  ['tokens', '/dashboard/security#tokens'],
  ['calendar', `${areaPath.creator}/pay`],
] as const;

/** Links to the password, the second factor, access tokens and the calendar URL. */
export function SettingsElsewhere() {
  const { t } = useTranslation('creator');
  return (
    <Section title={t('settings.elsewhere')}>
      <Rows
        label={t('settings.elsewhere')}
        rows={elsewhere.map(([key, to]) => ({
          key,
          title: t(`settings.${key}`),
          to,
          under: t(`settings.${key}Text`),
        }))}
      />
    </Section>
  );
}

/** All sections of the settings with their values, and the data that proposals still require. */
export function SettingsIndex({ own }: { own: OwnSettings }) {
  const { t } = useTranslation('creator');
  const values = useValues(own);
  const { search } = useLocation();
  const missing = new Set<SettingsPart>(own.missing.map((part) => sectionOf[part]));
  return (
    <Rows
      label={t('settings.parts')}
      rows={settingsParts.map((part) => ({
        key: part,
        title: t(`settings.${part}`),
        to: settingsPath(part) + (own.back ? search : ''),
        under: values[part] || t(`settings.${part}Text`),
        status: missing.has(part) && <StatusChip tone="attention">{t('settings.missing')}</StatusChip>,
      }))}
    />
  );
}

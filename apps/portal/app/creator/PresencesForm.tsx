import { type FieldName, getFormProps } from '@conform-to/react';
import { channels, readProfileLink } from '@elenco/core/people';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { useAnswer } from '../forms/useAnswer';
import { useFormat, useLocale } from '../i18n/use';
import { CountField, DateText, Disclosure, Field, Form, Row, Select, Stack, SubmitButton } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

/** Fills in the channel and handle of a row from a pasted profile URL. */
function takeLink({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>) {
  if (!(target instanceof HTMLInputElement) || !target.name.endsWith('.handle')) return;
  const found = readProfileLink(target.value);
  const channel = currentTarget.querySelector('select');
  if (!found || !channel || (channel.value && channel.value !== found.channel)) return;
  channel.value = found.channel;
  target.value = found.handle;
}

type Props = { profile: OwnSettings['profile']; save?: string; answer?: Answer };
type Presence = Record<'channel' | 'handle' | 'followers' | 'engagement', string>;

/** The creator's channels. A freelancer needs none, so the form is behind a disclosure until there is one. */
export function PresencesForm(props: Props) {
  const { t } = useTranslation('creator');
  const { profile, answer } = props;
  if (profile.profileType !== 'freelancer' || profile.presences.length > 0)
    return <ChannelsForm {...props} />;
  return (
    <Stack>
      <p>{t('channels.notNeeded')}</p>
      <Disclosure summary={t('channels.give')} open={answer !== undefined}>
        <ChannelsForm {...props} />
      </Disclosure>
    </Stack>
  );
}

/** Form for the creator's channels, with one account for each. */
function ChannelsForm({ profile, save, answer }: Props) {
  const { t } = useTranslation(['creator', 'options']);
  const decimal = useLocale() === 'pt' ? ',' : '.';
  const kept = profile.presences.map(({ channel, handle, followers, engagementBp }) => ({
    channel,
    handle,
    followers: String(followers),
    // Zero means that the engagement is unknown.
    engagement: engagementBp === 0 ? '' : String(engagementBp / 100).replace('.', decimal),
  }));
  const empty = { channel: '', handle: '', followers: '', engagement: '' };
  const [form, fields] = useAnswer<{ presences: Presence[] }>(answer, {
    id: 'channels-form',
    defaultValue: { presences: kept.length > 0 ? kept : [empty] },
    onValidate: readIntents,
  });
  const rows = fields.presences.getFieldList();
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="channels" />
      <Stack>
        <Refused form={form} />
        {rows.map((row, index) => {
          const presence = row.getFieldset();
          const verified = profile.presences.find(
            ({ channel, handle, source }) =>
              source === 'verified' &&
              channel === presence.channel.initialValue &&
              handle === presence.handle.initialValue,
          );
          const removal = (
            <div className={styles.remove}>
              <RemoveRow
                intent={form.remove.getButtonProps({ name: String(fields.presences.name), index })}
                label={t('channels.remove')}
                named={t('channels.removeNth', { n: index + 1 })}
              />
            </div>
          );
          if (verified) {
            return (
              <fieldset key={row.key} className={styles.presence}>
                <legend className="sr">{t('channels.nth', { n: index + 1 })}</legend>
                <VerifiedPresence presence={verified} names={presence} />
                {removal}
              </fieldset>
            );
          }
          return (
            <fieldset key={row.key} className={styles.presence} onBlur={takeLink}>
              <legend className="sr">{t('channels.nth', { n: index + 1 })}</legend>
              <div className={styles.remove}>
                <Field
                  meta={presence.handle}
                  label={t('channels.handle')}
                  hint={t('channels.handleHint')}
                  autoComplete="off"
                />
              </div>
              <Select
                meta={presence.channel}
                label={t('channels.channel')}
                placeholder={t('channels.choose')}
                options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
              />
              <CountField meta={presence.followers} label={t('channels.followers')} />
              <Field
                meta={presence.engagement}
                inputMode="decimal"
                label={t('channels.engagement')}
                hint={t('channels.engagementHint')}
                optional
              />
              {removal}
            </fieldset>
          );
        })}
        <Row>
          {rows.length < channels.length && (
            <AddRow
              intent={form.insert.getButtonProps({
                name: fields.presences.name as FieldName<Presence[]>,
                defaultValue: empty,
              })}
              label={t('channels.add')}
            />
          )}
          <SubmitButton variant="dark" name="save" value="channels">
            {save ?? t('settings.save')}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}

/** A channel whose metrics the social network itself reports, so that the creator cannot enter them. */
function VerifiedPresence({
  presence: { channel, handle, followers, engagementBp, measuredAt },
  names,
}: {
  presence: OwnSettings['profile']['presences'][number];
  names: Record<keyof Presence, { readonly name: string; readonly initialValue?: unknown }>;
}) {
  const { t } = useTranslation(['creator', 'options']);
  const { compact, rate } = useFormat();
  return (
    <div className={styles.remove}>
      {(['channel', 'handle', 'followers', 'engagement'] as const).map((key) => (
        <input key={key} type="hidden" name={names[key].name} value={String(names[key].initialValue ?? '')} />
      ))}
      <p>
        <strong>{`${t(`options:channels.${channel}`)} @${handle}`}</strong>
        {` · ${t('channels.verified', { followers: compact(followers), engagement: rate(engagementBp) })}`}
      </p>
      <p className="muted small">
        {t('channels.verifiedHint')} <DateText value={measuredAt} style="long" />
      </p>
    </div>
  );
}

import { type FieldName, getFormProps } from '@conform-to/react';
import { channels, readProfileLink } from '@elenco/core/people';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { useAnswer } from '../forms/useAnswer';
import { useLocale } from '../i18n/use';
import { CountField, Field, Form, Row, Select, Stack, SubmitButton } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

/** Fills in channel and handle of a row from a pasted profile address. */
function takeLink({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>) {
  if (!(target instanceof HTMLInputElement) || !target.name.endsWith('.handle')) return;
  const found = readProfileLink(target.value);
  const channel = currentTarget.querySelector('select');
  if (!found || !channel || (channel.value && channel.value !== found.channel)) return;
  channel.value = found.channel;
  target.value = found.handle;
}

type Presence = Record<'channel' | 'handle' | 'followers' | 'engagement', string>;

/** Form of the creator's channels, one account each. */
export function PresencesForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation(['creator', 'options']);
  const decimal = useLocale() === 'pt' ? ',' : '.';
  const kept = profile.presences.map(({ channel, handle, followers, engagementBp }) => ({
    channel,
    handle,
    followers: String(followers),
    engagement: String(engagementBp / 100).replace('.', decimal),
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
              />
              <div className={styles.remove}>
                <RemoveRow
                  intent={form.remove.getButtonProps({ name: String(fields.presences.name), index })}
                  label={t('channels.remove')}
                  named={t('channels.removeNth', { n: index + 1 })}
                />
              </div>
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
            {t('settings.save')}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}

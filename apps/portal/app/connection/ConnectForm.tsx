import { getFormProps } from '@conform-to/react';
import type { Network } from '@elenco/core/discovery';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Checkbox, Form, Stack, SubmitButton } from '../ui';
import { OutsideLink } from './OutsideLink';
import { DataUsage } from './Reads';

/** Form that lists the data to be read, asks for consent, and redirects to the social network. */
export function ConnectForm({
  channel,
  again,
  answer,
}: {
  channel: Network;
  again: boolean;
  answer?: Answer;
}) {
  const { t } = useTranslation(['connections', 'options']);
  const [form, fields] = useAnswer<{ consent: string }>(answer?.intent === 'connect' ? answer : undefined, {
    id: 'connect',
  });
  const network = t(`options:channels.${channel}`);
  return (
    <Card level={2} title={t(again ? 'connect.again' : 'connect.title', { network })}>
      <Stack form>
        <DataUsage channel={channel} />
        <Form {...getFormProps(form)}>
          <Stack>
            <Refused form={form} />
            <Checkbox
              required
              meta={fields.consent}
              label={t('connect.consent', { network })}
              hint={t('connect.end')}
            />
            {channel === 'instagram' && <p className="muted small">{t('connect.professional')}</p>}
            {channel === 'youtube' && (
              <p className="muted small">
                {t('connect.youtube')}{' '}
                <OutsideLink to="https://www.youtube.com/t/terms">{t('connect.youtubeTerms')}</OutsideLink>,{' '}
                <OutsideLink to="https://policies.google.com/privacy">
                  {t('connect.googlePrivacy')}
                </OutsideLink>
              </p>
            )}
            <div>
              <SubmitButton name="intent" value="connect" icon={<ArrowUpRight aria-hidden="true" />}>
                {t('connect.go', { network })}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

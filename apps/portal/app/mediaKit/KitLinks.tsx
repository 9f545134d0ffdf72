import { getFormProps } from '@conform-to/react';
import { KIT_LINK_DAYS } from '@elenco/core/discovery';
import { useActionData } from '@remix-run/react';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { CopyText } from '../payment/CopyText';
import { Arrival, Button, Card, CountField, DateText, Field, Form, Stack, SubmitButton } from '../ui';
import type { OwnKit } from './own.server';

/**
 * Links to the media kit: a form that creates a link and shows it once for copying, and a list with each
 * link's last use and a revoke button.
 */
export function KitLinks({ links }: Pick<OwnKit, 'links'>) {
  const { t } = useTranslation('mediaKit');
  const last = useActionData<Answer>();
  const answer = last?.intent === 'createLink' ? last : undefined;
  const [form, fields] = useAnswer<Record<'label' | 'days', string>>(answer, { id: 'kit-link' });
  return (
    <Card level={2} title={t('links.title')}>
      <Stack>
        <p className="muted small">{t('links.text')}</p>
        {answer?.shown?.link && (
          <Arrival title={t('links.made')} of={answer.shown.link}>
            <CopyText label={t('links.link')} text={answer.shown.link} />
          </Arrival>
        )}
        <Form {...getFormProps(form)} preventScrollReset>
          <Stack form>
            <Refused form={form} />
            <Field
              meta={fields.label}
              label={t('links.label')}
              hint={t('links.labelHint')}
              maxLength={80}
              autoComplete="off"
            />
            <CountField meta={fields.days} label={t('links.days')} defaultValue={KIT_LINK_DAYS} />
            <SubmitButton name="intent" value="createLink" variant="dark" icon={<Link2 aria-hidden="true" />}>
              {t('links.make')}
            </SubmitButton>
          </Stack>
        </Form>
        {links.map(({ id, version, label, expiresAt, lastUsedAt }) => (
          <div key={id}>
            <strong>{label}</strong>
            <p className="muted small">
              {t('links.until')} <DateText value={expiresAt} style="long" /> ·{' '}
              {lastUsedAt ? (
                <>
                  {t('links.used')} <DateText value={lastUsedAt} style="long" />
                </>
              ) : (
                t('links.unused')
              )}
            </p>
            <MoveDialog
              intent="revokeLink"
              fields={{ id, version }}
              trigger={
                <Button size="small" aria-label={t('links.revokeOne', { label })}>
                  {t('links.revoke')}
                </Button>
              }
              title={t('links.revokeTitle', { label })}
              text={t('links.revokeText')}
              confirm={t('links.revoke')}
              danger
            />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

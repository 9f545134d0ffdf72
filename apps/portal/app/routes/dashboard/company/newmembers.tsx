import { areaPath } from '@elenco/core/people';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { ExternalContact } from '../../../search/ExternalContact';
import { FileForm } from '../../../team/FileForm';
import { FilePreview } from '../../../team/FilePreview';
import { Invitations } from '../../../team/Invitations';
import { InviteForm } from '../../../team/InviteForm';
import { loadNewMembers, newMembersAction, type Preview } from '../../../team/newMembers.server';
import { ProfilesForm } from '../../../team/ProfilesForm';
import styles from '../../../team/team.module.css';
import { Alert, Card, Columns, PageHeader, Section, Stack } from '../../../ui';
import { useErrorText } from '../../../ui/field';

export const handle: RouteHandle = {
  title: 'team:newMembers.title',
  i18n: ['team', 'options', 'problems', 'search'],
};

export const loader = page('company', loadNewMembers);
export const action = newMembersAction;

/**
 * Invites colleagues and creators, one by one or from a file. Opened from profiles without an account, it
 * starts with the form for those creators.
 */
export default function NewMembers() {
  const { t } = useTranslation('team');
  const words = useErrorText();
  const { owns, rows, left, limit, currency, creators, projects, projectId } = useLoaderData<typeof loader>();
  const project = { projects, projectId };
  const creator = creators.length === 1 ? creators[0] : undefined;
  const answer = useActionData<typeof action>();
  const { preview, ...refused } = (answer && !('submission' in answer) ? answer : {}) as Preview;
  const sent = answer && 'submission' in answer ? (answer as Answer) : undefined;
  const failed = sent?.intent === 'sendAll' ? (sent.submission.error?.['']?.[0] ?? 'preview_changed') : null;
  const one = (
    <InviteForm
      key={`${rows[0]?.sentAt} ${creator?.key} ${projectId}`}
      answer={sent}
      creator={creator}
      {...project}
      currency={currency}
    />
  );
  const file = (
    <Stack>
      <Section title={preview ? t('file.again') : t('file.title')}>
        <Card>
          <FileForm {...(creator && { otherwise: 'creator' })} {...refused} limit={limit} />
        </Card>
      </Section>
      <p className="muted small">{t('newMembers.left', { count: left })}</p>
    </Stack>
  );
  return (
    <>
      <PageHeader
        above={
          <Link to={`${areaPath.company}/company`} className={styles.back}>
            <ArrowLeft aria-hidden="true" /> {t('company.title')}
          </Link>
        }
        title={t('newMembers.title')}
        subtitle={t('newMembers.subtitle')}
      />
      {!owns && <Alert title={t('newMembers.ownerOnly')} />}
      {failed && <Alert tone="error" title={words(failed)} />}
      {owns && preview && (
        <Section title={t('file.preview')}>
          <FilePreview {...preview} {...project} currency={currency} />
        </Section>
      )}
      {owns &&
        (creators.length > 1 ? (
          <Columns aside={file}>
            <Section title={t('invite.profiles')}>
              <p className="muted">{t('invite.profilesText')}</p>
              <ProfilesForm answer={sent} creators={creators} {...project} />
            </Section>
          </Columns>
        ) : creator ? (
          <Columns aside={file}>
            <Section title={t('invite.one')}>
              <Alert title={t('invite.external', { name: creator.name })}>
                <ExternalContact presences={creator.presences} />
              </Alert>
              <Card>{one}</Card>
            </Section>
          </Columns>
        ) : (
          <Columns
            aside={
              <Card title={t('invite.one')} level={2}>
                {one}
              </Card>
            }
          >
            {file}
          </Columns>
        ))}
      <Section title={t('invite.all')}>
        <Invitations rows={rows} owns={false} />
      </Section>
    </>
  );
}

import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { useFormat } from '../i18n/use';
import { Alert, Avatar, ButtonLink, Card, EmptyState, Form, Row, Stack, SubmitButton } from '../ui';
import styles from './Invite.module.css';
import type { loadInvite } from './invite.server';
import { useRefused } from './PickBar';
import { searchPath } from './paths';

type Data = Awaited<ReturnType<typeof loadInvite>>;

/** Adds several creators to one briefing at once; marks those already in it. Works without scripts. */
export function InvitePage({ data }: { data: Data }) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const refused = useRefused(['invite']);
  const { creators, strangers, gone, projects, may, key } = data;
  if (creators.length === 0) {
    return (
      <EmptyState
        icon={<UserPlus aria-hidden="true" />}
        title={t('invite.nobody')}
        text={
          strangers.length > 0 ? t('invite.strangers', { list: list(strangers) }) : t('invite.nobodyText')
        }
        action={<ButtonLink to={searchPath}>{t('compare.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Form className={styles.page}>
      <input type="hidden" name="key" value={key} />
      <Stack>
        {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
        {strangers.length > 0 && <Alert title={t('invite.strangers', { list: list(strangers) })} />}
        <Refusals refusals={refused} />
        <Card level={2} title={t('invite.who', { count: creators.length })}>
          <ul className={styles.people}>
            {creators.map(({ key: who, name, face, available }) => (
              <li key={who}>
                <label className={styles.person}>
                  <input type="checkbox" name="who" value={who} defaultChecked={available !== false} />
                  <Avatar {...face} size="small" decorative />
                  <span dir="auto">{name}</span>
                  {available === false && <span className="muted small">{t('invite.busy')}</span>}
                </label>
              </li>
            ))}
          </ul>
        </Card>
        <Card level={2} title={t('invite.where')}>
          <fieldset className={styles.projects}>
            <legend className="sr">{t('invite.where')}</legend>
            {projects.map(({ id, title, status, there }, n) => (
              <label key={id} className={styles.project}>
                <input type="radio" name="briefingId" value={id} defaultChecked={n === 0} />
                <span>
                  <strong>{title}</strong>
                  <span className="muted small">{t(`invite.status.${status as 'curation'}`)}</span>
                  {there.length > 0 && (
                    <span className={styles.there}>
                      {t('invite.there', { count: there.length, list: list(there) })}
                    </span>
                  )}
                </span>
              </label>
            ))}
            <label className={styles.project}>
              <input type="radio" name="briefingId" value="new" defaultChecked={projects.length === 0} />
              <span>
                <strong>{t('invite.new')}</strong>
                <span className="muted small">{t('invite.newHint')}</span>
              </span>
            </label>
          </fieldset>
        </Card>
        {may && (
          <Row>
            <SubmitButton name="intent" value="invite">
              {t('invite.send')}
            </SubmitButton>
          </Row>
        )}
      </Stack>
    </Form>
  );
}

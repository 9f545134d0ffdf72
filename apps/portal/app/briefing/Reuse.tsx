import { useTranslation } from 'react-i18next';
import styles from '../company/company.module.css';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, Field, Form, RelativeTime, Row, Section, SubmitButton } from '../ui';
import type { loadReusable } from './reuse.server';

type From = Awaited<ReturnType<typeof loadReusable>>;

/** Templates and previous briefings of the company, from which a new briefing can start. */
export function Reuse({ again: { key, templates, sent } }: { again: From }) {
  const { t } = useTranslation('company');
  return (
    <>
      {templates.length > 0 && (
        <Section title={t('again.templates')}>
          <ul className={styles.list}>
            {templates.map((template) => (
              <li key={template.id} className={styles.item}>
                <div className={styles.subtitle}>
                  <strong>{template.name}</strong>
                </div>
                <Row>
                  <Begin intent="start" fields={{ id: template.id, key }} title={template.name} />
                  <Rename template={template} />
                  <MoveDialog
                    trigger={
                      <Button size="small" variant="plain">
                        {t('again.remove')}
                      </Button>
                    }
                    intent="removeTemplate"
                    fields={{ id: template.id }}
                    title={t('again.removeTitle', { name: template.name })}
                    text={t('again.removeText')}
                    confirm={t('again.remove')}
                    danger
                  />
                </Row>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {sent.length > 0 && (
        <Section title={t('again.former')}>
          <ul className={styles.list}>
            {sent.map(({ id, title, submittedAt }) => (
              <li key={id} className={styles.item}>
                <div className={styles.subtitle}>
                  <strong>{title}</strong>
                  {submittedAt && (
                    <span className={styles.under}>
                      {t('again.sent')} <RelativeTime value={submittedAt} />
                    </span>
                  )}
                </div>
                <Begin intent="again" fields={{ briefingId: id, key }} title={title} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

type BeginProps = { intent: string; fields: Readonly<Record<string, string | number>>; title: string };

/** Button that starts a draft from a template or a previous briefing. */
export function Begin({ intent, fields, title }: BeginProps) {
  const { t } = useTranslation('company');
  return (
    <Form>
      {Object.entries({ ...fields, intent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="small" variant="quiet" aria-label={t('again.beginWith', { title })}>
        {t('again.begin')}
      </SubmitButton>
    </Form>
  );
}

function Rename({ template: { id, version, name } }: { template: From['templates'][number] }) {
  const { t } = useTranslation('company');
  return (
    <MoveDialog
      trigger={
        <Button size="small" variant="plain">
          {t('again.rename')}
        </Button>
      }
      intent="rename"
      fields={{ id, version }}
      title={t('again.renameTitle')}
      text={t('again.renameText')}
      confirm={t('again.rename')}
    >
      {(errorsOf) => (
        <Field
          name="name"
          label={t('again.name')}
          defaultValue={name}
          maxLength={120}
          errors={errorsOf('name')}
        />
      )}
    </MoveDialog>
  );
}

import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { useFormat } from '../i18n/use';
import { Alert, Button, DefinitionList, Field, Form, Row, Section, Stack, StatusChip, Timeline } from '../ui';
import type { ShownApproval } from './approval.server';
import { StepDays } from './StepDays';
import styles from './squadPlan.module.css';
import { tones } from './tones';

/**
 * A step that waits for approval: its content, a note about an approval of earlier content, and the answers.
 */
export function StepContent({
  shown,
  may,
  reader,
}: {
  shown: ShownApproval;
  may: boolean;
  /** Name of the guest who is reading. */
  reader?: string;
}) {
  const { t } = useTranslation(['squadPlan', 'resources']);
  const { list } = useFormat();
  const { step, expected, movedBy, stale, answers } = shown;
  const { title, description, links, status } = step;
  return (
    <>
      {stale && (
        <Alert
          tone="warning"
          title={t('approval.stale', {
            name: stale.name,
            parts: list(stale.changed.map((part) => t(`step.${part}`).toLocaleLowerCase())),
          })}
        />
      )}
      <Section
        title={title}
        action={<StatusChip tone={tones[status]}>{t(`resources:squad-steps.status.${status}`)}</StatusChip>}
      >
        {description && <p className={styles.text}>{description}</p>}
        <DefinitionList
          items={[
            {
              term: t('steps.days'),
              value: <StepDays step={step} expected={expected} movedBy={movedBy} />,
            },
            ...(links.length > 0
              ? [
                  {
                    term: t('step.links'),
                    value: (
                      <ul>
                        {links.map((link) => (
                          <li key={link}>
                            <a href={link} target="_blank" rel="noreferrer" className={styles.text}>
                              {link}
                            </a>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {may && status === 'awaiting_approval' && <AnswerForm key={shown.hash} shown={shown} />}
      {answers.length > 0 && (
        <Section title={t('approval.answers')}>
          <Timeline
            entries={answers.map(({ id, verdict, comment, name, createdAt, guest, holds }) => ({
              id,
              when: createdAt,
              what: t(
                `approval.${guest && name === reader ? 'you' : 'they'}.${verdict === 'changes' ? 'changes' : holds ? 'approved' : 'heldThen'}`,
                { name: guest ? t('approval.guest', { name }) : name },
              ),
              detail: comment,
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** Form that approves the shown content, or requests changes with a comment. */
function AnswerForm({ shown: { step, hash } }: { shown: ShownApproval }) {
  const { t } = useTranslation(['squadPlan', 'resources']);
  const answer = useActionData<Answer>();
  const error = answer?.intent === 'answer' ? answer.submission.error : undefined;
  return (
    <Form preventScrollReset aria-label={t('approval.form')}>
      <Stack form>
        <Refusals refusals={error?.[''] ?? []} />
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="id" value={step.id} />
        <input type="hidden" name="hash" value={hash} />
        <Field
          name="comment"
          type="textarea"
          rows={3}
          label={t('approval.comment')}
          hint={t('approval.commentHint')}
          maxLength={1000}
          errors={error?.comment ?? []}
          required={false}
        />
        <Row>
          <Button type="submit" name="verdict" value="approved" variant="primary">
            {t('resources:squad-steps.moves.approve')}
          </Button>
          <Button type="submit" name="verdict" value="changes">
            {t('resources:squad-steps.moves.requestChanges')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

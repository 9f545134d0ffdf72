import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { Alert, type Column, Form, Stack, StatusChip, SubmitButton, Table } from '../ui';
import { useErrorText } from '../ui/field';
import { type Limit, LimitFields, noApprovals } from './LimitFields';
import type { NewMembers, PreviewLine } from './newMembers.server';
import { ProjectSelect } from './ProjectSelect';
import styles from './team.module.css';

type Props = {
  lines: readonly PreviewLine[];
  wishes: string;
  /** Currency of the approval limit. */
  currency: Currency;
} & Pick<NewMembers, 'projects' | 'projectId'>;

/** Result of a file line by line, before anything is sent. */
export function FilePreview({ lines, wishes, currency, projects, projectId }: Props) {
  const { t } = useTranslation(['team', 'options']);
  const words = useErrorText();
  const invited = lines.filter(({ outcome }) => outcome === 'invite');
  const good = invited.length;
  const [form, fields] = useAnswer<{ limit: Limit }>(undefined, {
    id: 'sendAll',
    defaultValue: { limit: noApprovals(currency) },
  });
  const columns: Column<PreviewLine>[] = [
    { key: 'line', header: t('file.line'), cell: ({ line }) => line },
    {
      key: 'who',
      header: t('people.name'),
      primary: true,
      cell: ({ name, email }) => (
        <span className={styles.two}>
          <span>{name || '–'}</span>
          <span className="muted small">{email || '–'}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('invite.kind'),
      cell: ({ wish }) => (wish ? t(`options:invitationKind.${wish.kind}`) : '–'),
    },
    {
      key: 'outcome',
      header: t('file.outcome'),
      cell: ({ outcome, problem }) => (
        <span className={styles.two}>
          <StatusChip tone={outcome === 'invite' ? 'good' : outcome === 'wrong' ? 'stopped' : 'attention'}>
            {t(`outcomes.${outcome}`)}
          </StatusChip>
          {problem && <span className="small">{words(problem)}</span>}
        </span>
      ),
    },
  ];
  return (
    <div className={styles.preview} role="status">
      <Alert
        tone={good === lines.length ? 'success' : 'info'}
        title={t('file.count', { count: good, total: lines.length })}
      >
        {good < lines.length && t('file.skipped')}
      </Alert>
      <Table
        caption={t('file.preview')}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => line}
        empty={null}
      />
      {good > 0 && (
        // The browser validates the fields, since a refused form would lose the preview.
        <Form id={form.id}>
          <Stack form>
            <input type="hidden" name="wishes" value={wishes} />
            {invited.some(({ wish }) => wish?.kind === 'member') && (
              <LimitFields meta={fields.limit} label={t('file.limit')} currency={currency} />
            )}
            {invited.some(({ wish }) => wish?.kind === 'creator') && (
              <ProjectSelect
                name="briefingId"
                label={t('file.project')}
                projects={projects}
                defaultValue={projectId ?? ''}
              />
            )}
            <SubmitButton name="intent" value="sendAll" size="large">
              {t('file.send', { count: good })}
            </SubmitButton>
          </Stack>
        </Form>
      )}
    </div>
  );
}

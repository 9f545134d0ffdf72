import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { useFormat } from '../i18n/use';
import { shareId } from '../shareLinks/shareId';
import { ButtonLink, Form, Row, Rows, Section, SubmitButton } from '../ui';
import type { ReportData } from './load.server';

/** Returns a function that returns the URL of a report of the same briefing or squad, by its query string. */
export const reportAddress =
  ({ id, area, squad }: Pick<ReportData, 'id' | 'area' | 'squad'>) =>
  (query: string) =>
    `${areaPath[area]}/${id}/new-report?${query}${squad ? '&squad=' : ''}`;

/** Closed reports, and a button to close the current one. */
export function History({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const { exact, number } = useFormat();
  const at = reportAddress(report);
  const { history, frozen, hasChanged } = report;
  return (
    <Section title={t('history')}>
      {history.length === 0 ? (
        <p className="muted">{t('historyNone')}</p>
      ) : (
        <Rows
          label={t('history')}
          rows={history.map((one) => ({
            key: one.id,
            title: [t('list.number', { number: number(one.id) }), exact(one.createdAt)].join(' · '),
            under: t('hash', { hash: one.hash.slice(0, 12) }),
            ...(one.id === frozen?.id ? { status: t('current') } : { to: at(`report=${one.id}`) }),
          }))}
        />
      )}
      {/* A report that differs from now has this link at its top. */}
      {frozen && !hasChanged && (
        <Row>
          <ButtonLink to={at('')}>{t('seeLive')}</ButtonLink>
        </Row>
      )}
    </Section>
  );
}

/** Button that stores the current metrics as a closed report. */
export function CloseReport({ report }: { report: ReportData }) {
  const { t } = useTranslation('report');
  const answer = useActionData<Answer>();
  if (report.frozen || !report.mayMake || !report.shown) return null;
  return (
    <Form preventScrollReset>
      {answer?.intent === 'closeReport' && <Refusals refusals={refusalsOf(answer)} />}
      <Row>
        <SubmitButton name="intent" value="closeReport">
          {t('close')}
        </SubmitButton>
        {/* The share action on the project's page links here while the report is open. */}
        <span className="muted small" id={shareId}>
          {t('closeHint')}
        </span>
      </Row>
    </Form>
  );
}

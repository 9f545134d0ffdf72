import { draftAddress } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { ExternalLink, FileText, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { ProjectState } from '../briefing/ProjectState';
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  Form,
  Money,
  Row,
  Rows,
  Section,
  Select,
  Stack,
} from '../ui';
import type { SquadData } from './load.server';
import { PlanFields } from './PlanFields';
import { newBriefingAt } from './paths';
import styles from './squad.module.css';

/** The squad's plan, its briefings, and their attachments. */
export function Brief({ data }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const { squad, briefings, open, free } = data;
  return (
    <Columns aside={open ? <Plan data={data} /> : null}>
      {squad.description && <p className={styles.description}>{squad.description}</p>}
      <Section
        title={t('brief.title')}
        action={open && <ButtonLink to={newBriefingAt(squad)}>{t('brief.create')}</ButtonLink>}
      >
        {briefings.length === 0 ? (
          <EmptyState title={t('brief.none')} text={t('brief.noneText')} />
        ) : (
          <Rows
            rows={briefings.map(({ id, kind, visited, title, status, endsOn, budgetCents, currency }) => ({
              key: id,
              title,
              to:
                status === 'draft'
                  ? draftAddress({ id, kind, visited })
                  : `${areaPath.company}/briefing/${id}?view=brief`,
              status: <ProjectState project={{ status, endsOn }} />,
              end: budgetCents === null ? null : <Money cents={budgetCents} currency={currency} />,
            }))}
          />
        )}
      </Section>
      <Files data={data} />
      {open && (free.length > 0 || briefings.length > 0) && <Attach data={data} />}
    </Columns>
  );
}

/** Links and files of the briefs, and the contracts as PDF. */
function Files({ data: { briefings, rows, cast } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const links = briefings.flatMap(({ id, links: given }) =>
    given.map((link) => ({ ...link, key: `${id} ${link.url}` })),
  );
  const attached = briefings.flatMap(({ id, attachments }) =>
    attachments.map(({ fileId, name }) => ({ fileId, name, key: `${id} ${fileId}` })),
  );
  const papers = rows.flatMap(({ contractId, creatorId }) =>
    contractId === null ? [] : [{ contractId, creatorId }],
  );
  if (links.length + attached.length + papers.length === 0) return null;
  return (
    <Section title={t('brief.files')}>
      <ul className={styles.files}>
        {links.map(({ key, title, url }) => (
          <li key={key}>
            <a href={url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" /> {title}
            </a>
          </li>
        ))}
        {attached.map(({ key, fileId, name }) => (
          <li key={key}>
            <a href={`/api/v1/files/${fileId}`} download>
              <Paperclip aria-hidden="true" /> {name}
            </a>
          </li>
        ))}
        {papers.map(({ contractId, creatorId }) => (
          <li key={contractId}>
            <a href={`/dashboard/contract/${contractId}.pdf`}>
              <FileText aria-hidden="true" /> {t('brief.contract', { name: cast[creatorId]?.name })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Form that adds an existing briefing to the squad, or removes one. */
function Attach({ data: { free, briefings } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  return (
    <Section title={t('attach.title')}>
      <Stack form>
        {free.length > 0 && (
          <Form>
            <Select
              name="briefingId"
              label={t('attach.which')}
              options={free.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
            <Row>
              <Button type="submit" name="intent" value="attach">
                {t('attach.go')}
              </Button>
            </Row>
          </Form>
        )}
        {briefings.length > 0 && (
          <Form>
            <Select
              name="briefingId"
              label={t('detach.which')}
              options={briefings.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
            <Row>
              <Button type="submit" name="intent" value="detach" variant="plain">
                {t('detach.go')}
              </Button>
            </Row>
          </Form>
        )}
      </Stack>
    </Section>
  );
}

/** Form for name, budget and dates, while the squad is open. */
function Plan({ data: { squad } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const answer = useActionData<Answer | undefined>();
  const error = answer?.intent === 'save' ? answer.submission.error : undefined;
  return (
    <Card title={t('plan.title')} level={2}>
      <Form key={squad.version} className={styles.stacked}>
        <input type="hidden" name="version" value={squad.version} />
        <PlanFields squad={squad} error={error} />
        <Row>
          <Button type="submit" name="intent" value="save" variant="dark">
            {t('plan.save')}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

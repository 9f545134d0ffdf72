import { areaPath, brand, skill } from '@elenco/core/people';
import { Download, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CuratorCode } from '../../../creator/CuratorCode';
import { curatorActions, loadCurator } from '../../../creator/curator.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import {
  ButtonLink,
  Card,
  Columns,
  DateText,
  EmptyState,
  PageHeader,
  Row,
  Section,
  Stat,
  Table,
} from '../../../ui';

export const handle: RouteHandle = {
  title: 'team:curator.title',
  i18n: ['team', 'company', 'options', 'problems'],
};

export const loader = creatorPage(loadCurator);
export const action = curatorActions;

/** A curator's code, and the creators who signed up with it. */
export default function Curator() {
  const { t } = useTranslation(['team', 'options']);
  const { known, code, creators, totals } = useCreatorData<typeof loader>();
  if (!known) {
    return (
      <EmptyState
        icon={<Sprout aria-hidden="true" />}
        title={t('curator.none')}
        text={t('curator.noneText', { email: brand.supportEmail })}
      />
    );
  }
  const csv = (
    <ButtonLink
      to={`${areaPath.creator}/curator.csv`}
      icon={<Download aria-hidden="true" />}
      reloadDocument
      download
    >
      {t('curator.export')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('curator.title')}
        subtitle={t('curator.subtitle')}
        action={creators.length > 0 && csv}
      />
      <Columns
        asideFirst
        aside={
          code ? (
            <CuratorCode code={code} />
          ) : (
            <Card title={t('curator.closed')} level={2}>
              <p>{t('curator.closedText')}</p>
            </Card>
          )
        }
      >
        <Card>
          <Row>
            <Stat label={t('curator.creators')} value={totals.creators} />
            <Stat label={t('curator.hired')} value={totals.hired} />
            <Stat label={t('curator.completed')} value={totals.completed} />
          </Row>
        </Card>
        <Section title={t('curator.list')}>
          <Table
            caption={t('curator.list')}
            rows={creators}
            rowKey={({ creatorId }) => creatorId}
            empty={<p className="muted">{t('curator.nobody')}</p>}
            columns={[
              { key: 'name', header: t('curator.name'), primary: true, cell: ({ name }) => name },
              {
                key: 'skill',
                header: t('curator.skill'),
                cell: (row) => t(`options:skills.${skill.parse(row.mainSkill)}`),
              },
              { key: 'since', header: t('curator.since'), cell: ({ since }) => <DateText value={since} /> },
              { key: 'hired', header: t('curator.hired'), align: 'end', cell: ({ hired }) => hired },
              {
                key: 'completed',
                header: t('curator.completed'),
                align: 'end',
                cell: ({ completed }) => completed,
              },
            ]}
          />
          <p className="muted small">{t('curator.fair')}</p>
        </Section>
      </Columns>
    </>
  );
}

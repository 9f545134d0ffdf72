import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ArrowLeft, UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProjectState } from '../briefing/ProjectState';
import projectStyles from '../briefing/project/project.module.css';
import { Files } from '../search/Files';
import { PickBar } from '../search/PickBar';
import { ProfileCards } from '../search/ProfileCards';
import { campaignsAt } from '../search/paths';
import { useCreatorSelection } from '../search/Results';
import { ButtonLink, DateText, EmptyState, PageHeader, Row, Section } from '../ui';
import { CastLine } from './CastLine';
import styles from './campaign.module.css';
import type { CampaignData } from './one.server';
import { Results } from './Results';
import { UnlistedCreators } from './UnlistedCreators';

/** One campaign: its results so far, and its creators with their work. */
export function OneCampaign({ data }: { data: CampaignData }) {
  const { t } = useTranslation(['campaigns', 'resources']);
  const { title, campaign, companyName, cast, listActions, mayExport, similar, key } = data;
  const picking = useCreatorSelection();
  const found = cast.flatMap(({ profile }) => profile ?? []);
  const gone = cast.filter(({ profile }) => profile === null);
  return (
    <>
      <PageHeader
        above={
          <Link to={campaignsAt(campaign.companyId)} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {t('of', { companyName })}
          </Link>
        }
        title={title}
        subtitle={<Dates campaign={campaign} />}
        action={
          <ButtonLink to={`${areaPath.company}/briefing/${campaign.id}`} variant="primary">
            {t('project')}
          </ButtonLink>
        }
      />
      <div className={styles.head}>
        <ProjectState project={campaign} />
        <Row>
          <ButtonLink to={`${areaPath.company}/${campaign.id}/new-report`}>{t('report')}</ButtonLink>
          <ButtonLink to={similar} icon={<UserSearch aria-hidden="true" />}>
            {t('similar')}
          </ButtonLink>
          {cast.length > 0 && <Files mayExport={mayExport} of={{ campaign: campaign.id }} />}
        </Row>
      </div>
      <Results data={data} />
      <Section title={t('cast')}>
        {cast.length === 0 ? (
          <EmptyState title={t('noCast')} text={t('noCastText')} />
        ) : (
          <>
            <ProfileCards
              rows={found}
              listActions={listActions}
              picking={picking}
              below={(shown) => {
                const member = cast.find(({ profile }) => profile?.key === shown.key);
                return member && <CastLine member={member} currency={campaign.currency} />;
              }}
            />
            {gone.length > 0 && <UnlistedCreators members={gone} currency={campaign.currency} />}
            {found.length > 0 && <PickBar listActions={listActions} picking={picking} formKey={key} />}
          </>
        )}
      </Section>
    </>
  );
}

function Dates({ campaign: { startsOn, endsOn } }: Pick<CampaignData, 'campaign'>) {
  const { t } = useTranslation('campaigns');
  if (!startsOn && !endsOn) return t('noDates');
  return (
    <>
      {startsOn && (
        <>
          {t('from')} <DateText value={startsOn} />{' '}
        </>
      )}
      {endsOn && (
        <>
          {t(startsOn ? 'until' : 'untilAlone')} <DateText value={endsOn} />
        </>
      )}
    </>
  );
}

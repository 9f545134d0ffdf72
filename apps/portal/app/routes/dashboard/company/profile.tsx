import { areaPath } from '@elenco/core/people';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { ProjectState } from '../../../briefing/ProjectState';
import type { RouteHandle } from '../../../handle';
import { loadProfile } from '../../../team/profile.server';
import styles from '../../../team/team.module.css';
import { Avatar, Card, DateText, DefinitionList, More, PageHeader, Section } from '../../../ui';

export const handle: RouteHandle = { title: 'team:profile.title', i18n: ['team', 'resources'] };

export const loader = page('company', loadProfile);

/** Profile of a company member, for colleagues. */
export default function Profile() {
  const { t } = useTranslation(['team', 'resources']);
  const { person, projects } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        above={<More to={`${areaPath.company}/company`}>{t('company.title')}</More>}
        title={person.name}
        subtitle={person.suspended ? t('people.suspended') : t(`companyRoles.${person.companyRole}`)}
        action={<Avatar id={person.id} name={person.name} size="large" decorative />}
      />
      <Card>
        <DefinitionList
          items={[
            { term: t('people.email'), value: person.email },
            { term: t('resources:users.fields.phone'), value: person.phone ?? '–' },
            { term: t('people.since'), value: <DateText value={person.createdAt} /> },
          ]}
        />
      </Card>
      <Section title={t('profile.projects')}>
        {projects.length === 0 ? (
          <p className="muted">{t('profile.none')}</p>
        ) : (
          <Card>
            <ul className={styles.preview}>
              {projects.map(({ id, title, status, endsOn }) => (
                <li key={id} className={styles.who}>
                  <Link to={`${areaPath.company}/briefing/${id}`}>{title}</Link>
                  <ProjectState project={{ status, endsOn }} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Section>
    </>
  );
}

import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { Section } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/** States in which curators work on the briefing and the brand waits. */
const waiting = ['under_approval', 'curation'] as const;
type Waiting = (typeof waiting)[number];

/** Returns the state of a briefing on which curators work; undefined for other states. */
export const curatedState = ({ row }: Pick<Project, 'row'>): Waiting | undefined =>
  waiting.find((state) => state === row.status);

/** Says who works on a sent briefing, until when, what follows, and what the brand can do until then. */
export function WhatNext({ project, state }: { project: Project; state: Waiting }) {
  const { t } = useTranslation('company');
  const { exact } = useFormat();
  const { wait, seek, job, may } = project;
  const late = wait.by === null;
  return (
    <>
      <Section title={t('project.whatNext.title')}>
        <ol className={styles.next}>
          <li>
            {t(`project.whatNext.${state}.${late ? 'late' : 'now'}`, {
              by: wait.by === null ? '' : exact(wait.by),
            })}
          </li>
          <li>{t(`project.whatNext.${state}.then`)}</li>
          <li>{t('project.whatNext.after')}</li>
        </ol>
      </Section>
      {may && (
        <Section title={t('project.whatNext.untilThen')}>
          <ul className={styles.next}>
            <li>
              <Link to="?view=brief">{t('project.whatNext.brief')}</Link>
            </li>
            {seek && (
              <li>
                <Link to={seek}>{t('project.whatNext.seek')}</Link>
              </li>
            )}
            {job?.mayOpen && (
              <li>
                <Link to="?view=jobs">{t('project.whatNext.job')}</Link>
              </li>
            )}
          </ul>
        </Section>
      )}
    </>
  );
}

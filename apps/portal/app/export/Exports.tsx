import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, Card, Form, Section, StatusChip, SubmitButton, Table, type Tone } from '../ui';
import styles from './export.module.css';
import type { ExportsData } from './export.server';

const tones = {
  making: 'moving',
  ready: 'good',
  failed: 'stopped',
  gone: 'neutral',
} as const satisfies Record<ExportsData['list'][number]['state'], Tone>;

/** Form that requests an export of all personal data, and the progress of the export. */
export function Exports({ list, may, email, linkOver }: ExportsData) {
  const { t } = useTranslation('export');
  const { exact, number } = useFormat();
  const waiting = list.some(({ state }) => state === 'making');
  const there = list.some(({ state }) => state === 'ready');
  return (
    <div id="export">
      <Section title={t('title')}>
        <p className="muted">{t('subtitle')}</p>
        {linkOver && (
          <Alert tone="warning" title={t('linkOver.title')}>
            {t('linkOver.text')}
          </Alert>
        )}
        {waiting && <Alert title={t('waiting', { email })} />}
        {there && <Alert tone="success" title={t('there', { email })} />}
        {may ? (
          <Form preventScrollReset>
            <SubmitButton name="intent" value="askForData" variant="dark">
              {t('ask')}
            </SubmitButton>
          </Form>
        ) : (
          <p className="small muted">{t('tomorrow')}</p>
        )}
        {list.length > 0 && (
          <Card flush>
            <Table
              caption={t('list')}
              rows={list}
              rowKey={({ id }) => id}
              empty={null}
              columns={[
                { key: 'asked', header: t('asked'), primary: true, cell: (row) => exact(row.askedAt) },
                {
                  key: 'state',
                  header: t('state'),
                  cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>,
                },
                {
                  key: 'until',
                  header: t('until'),
                  cell: ({ expiresAt }) => (expiresAt ? exact(expiresAt) : '–'),
                },
                {
                  key: 'size',
                  header: t('size'),
                  align: 'end',
                  cell: ({ size }) => (size ? t('kilobytes', { size: number(Math.ceil(size / 1024)) }) : '–'),
                },
              ]}
            />
          </Card>
        )}
      </Section>
    </div>
  );
}

/** Links to the pages on which personal data can be corrected. */
export function Corrections({ role }: { role: 'company' | 'creator' | 'admin' }) {
  const { t } = useTranslation('export');
  const places = {
    company: [
      [`${areaPath.company}/settings`, t('correct.account')],
      [`${areaPath.company}/company`, t('correct.company')],
    ],
    creator: [
      [`${areaPath.creator}/settings`, t('correct.profile')],
      [`${areaPath.creator}/connectInstagram`, t('correct.networks')],
    ],
    admin: [],
  }[role];
  return (
    <Section title={t('correct.title')}>
      <p className="muted">{t('correct.subtitle')}</p>
      <ul className={styles.places}>
        {[...places, ['/dashboard/security', t('correct.security')]].map(([to = '', label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

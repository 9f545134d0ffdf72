import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Card, DateText, Disclosure, Form, Section, StatusChip, SubmitButton, Table } from '../ui';
import { ConsentHistory } from './ConsentHistory';
import type { ConsentsData } from './consents.server';

type CurrentConsent = ConsentsData['currentConsents'][number];

/** Current consents; optional ones have a button to withdraw. */
export function Consents({ currentConsents, networks, history }: ConsentsData) {
  const { t } = useTranslation(['consents', 'options']);
  return (
    <Section title={t('title')}>
      <p className="muted">{t('subtitle')}</p>
      <Card flush>
        <Table
          caption={t('title')}
          rows={currentConsents}
          rowKey={({ purpose }) => purpose}
          empty={null}
          columns={[
            { key: 'what', header: t('what'), primary: true, cell: (row) => <Purpose {...row} /> },
            { key: 'state', header: t('state'), cell: (row) => <State {...row} /> },
            {
              key: 'since',
              header: t('since'),
              cell: ({ createdAt }) => (createdAt ? <DateText value={createdAt} /> : '–'),
            },
            {
              key: 'change',
              header: t('change'),
              align: 'end',
              cell: (row) => (row.optional ? <Change {...row} /> : t('needed')),
            },
          ]}
        />
      </Card>
      {networks.map(({ channel, page, consentedAt, given }) => (
        <p key={channel}>
          {t(given ? 'network' : 'networkOff', { network: t(`options:channels.${channel}`) })}{' '}
          <DateText value={consentedAt} /> · <Link to={page}>{t('manage')}</Link>
        </p>
      ))}
      {history.length > 0 && (
        <Disclosure summary={t('history')}>
          <ConsentHistory history={history} />
        </Disclosure>
      )}
    </Section>
  );
}

function Purpose({ purpose, text }: CurrentConsent) {
  const { t } = useTranslation(['consents', 'options']);
  const name = t(`options:consentPurposes.${purpose}`);
  return (
    <>
      {purpose !== 'terms' && purpose !== 'privacy' ? name : <Link to={`/${purpose}`}>{name}</Link>}
      {text && <span className="muted small"> {t('version', { version: text })}</span>}
    </>
  );
}

function State({ given }: CurrentConsent) {
  const { t } = useTranslation(['consents', 'options']);
  return <StatusChip tone={given ? 'good' : 'neutral'}>{t(given ? 'given' : 'notGiven')}</StatusChip>;
}

function Change({ purpose, given }: CurrentConsent) {
  const { t } = useTranslation(['consents', 'options']);
  const what = t(`options:consentPurposes.${purpose}`);
  return (
    <Form preventScrollReset>
      <input type="hidden" name="purpose" value={purpose} />
      <SubmitButton
        name="intent"
        value={given ? 'withdrawConsent' : 'giveConsent'}
        variant="quiet"
        size="small"
        aria-label={t(given ? 'withdrawThis' : 'giveThis', { what })}
      >
        {t(given ? 'withdraw' : 'give')}
      </SubmitButton>
    </Form>
  );
}

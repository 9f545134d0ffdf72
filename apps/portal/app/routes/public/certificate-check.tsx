import { Form as GetForm, Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import { loadCertificate } from '../../content/certificate.server';
import type { RouteHandle } from '../../handle';
import { Alert, Button, Card, DateText, DefinitionList, Field, Stack } from '../../ui';

export const handle: RouteHandle = { title: 'content:certificate.title', i18n: ['content'] };
export const headers = secretPage;
export const loader = page('public', loadCertificate);

/** Verifies an academy certificate by its code. */
export default function CertificateCheck() {
  const { t } = useTranslation('content');
  const { code, certificate } = useLoaderData<typeof loader>();
  return (
    <SmallPage title={t('certificate.title')} subtitle={t('certificate.subtitle')}>
      <Stack>
        {certificate && (
          <Card title={certificate.path}>
            <DefinitionList
              items={[
                { term: t('certificate.name'), value: certificate.name },
                { term: t('certificate.lessons'), value: String(certificate.lessonCount) },
                { term: t('certificate.issuedOn'), value: <DateText value={certificate.issuedOn} /> },
                { term: t('certificate.code'), value: <code>{code}</code> },
              ]}
            />
            {certificate.changed && <p className="small">{t('certificate.changed')}</p>}
            <a href={`/certificate-check.pdf?code=${code}`}>{t('certificate.download')}</a>
          </Card>
        )}
        {code && !certificate && (
          <Alert tone="warning" title={t('certificate.unknown')}>
            {t('certificate.unknownText')}
          </Alert>
        )}
        <GetForm method="get">
          <Stack form>
            <Field
              name="code"
              label={t('certificate.code')}
              defaultValue={code}
              autoComplete="off"
              required
            />
            <div>
              <Button type="submit" variant={certificate ? 'quiet' : 'primary'}>
                {t('certificate.submit')}
              </Button>
            </div>
          </Stack>
        </GetForm>
        {certificate?.slug ? (
          <Link to={`/academy/path/${certificate.slug}`}>{certificate.path}</Link>
        ) : (
          <Link to="/academy">{t('academy.title')}</Link>
        )}
      </Stack>
    </SmallPage>
  );
}

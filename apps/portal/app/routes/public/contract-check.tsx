import { Form as GetForm, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import { loadCheck } from '../../contract/check.server';
import type { RouteHandle } from '../../handle';
import { useFormat } from '../../i18n/use';
import { Alert, Button, Card, DateText, DefinitionList, Field, Stack, StatusChip } from '../../ui';

export const handle: RouteHandle = { title: 'shared:check.title', i18n: ['shared', 'resources'] };
export const headers = secretPage;
export const loader = page('public', loadCheck);

/** Verifies by its code that a contract is genuine and unchanged. */
export default function ContractCheck() {
  const { t } = useTranslation(['shared', 'resources']);
  const { exact } = useFormat();
  const { code, contract } = useLoaderData<typeof loader>();
  const accepted = (at: string | null) => (at ? exact(at) : t('check.notYet'));
  return (
    <SmallPage title={t('check.title')} subtitle={t('check.subtitle')}>
      <Stack>
        <GetForm method="get">
          <Stack form>
            <Field name="code" label={t('contract.code')} defaultValue={code} autoComplete="off" required />
            <div>
              <Button type="submit" variant="primary">
                {t('check.submit')}
              </Button>
            </div>
          </Stack>
        </GetForm>
        {code && !contract && (
          <Alert tone="warning" title={t('check.unknown')}>
            {t('check.unknownText')}
          </Alert>
        )}
        {contract && (
          <Card level={2} title={t('check.found', { id: contract.id })}>
            <DefinitionList
              items={[
                {
                  term: t('check.status'),
                  value: (
                    <StatusChip status={contract.status}>
                      {t(`resources:contracts.status.${contract.status}`)}
                    </StatusChip>
                  ),
                },
                ...(contract.names
                  ? [
                      { term: t('check.company'), value: contract.names.company },
                      { term: t('check.creator'), value: contract.names.creator },
                    ]
                  : []),
                { term: t('check.approvedOn'), value: <DateText value={contract.approvedOn} /> },
                { term: t('check.companyAccepted'), value: accepted(contract.companyAcceptedAt) },
                { term: t('check.creatorAccepted'), value: accepted(contract.creatorAcceptedAt) },
              ]}
            />
            <p className="small">
              {t('contract.hash')}
              <br />
              <code>{contract.textHash}</code>
            </p>
            <p className="muted small">{t('check.hashText')}</p>
          </Card>
        )}
      </Stack>
    </SmallPage>
  );
}

import { type TokenScope, tokenScopes } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Arrival, Card, DateText, Form, RelativeTime, SubmitButton, Table } from '../ui';
import type { SecurityData } from './load.server';
import { OneTimeSecret } from './OneTimeSecret';
import { scopeKey } from './tokens';

/** The user's API tokens; a new one is shown once. */
export function Tokens({ tokens, newToken, role }: Pick<SecurityData, 'tokens' | 'newToken' | 'role'>) {
  const { t } = useTranslation('security');
  const isScope = (scope: string): scope is TokenScope => (tokenScopes as readonly string[]).includes(scope);
  const scopeText = (scope: string) => (isScope(scope) ? t(scopeKey(scope, role)) : scope);
  return (
    <>
      {newToken && (
        <Arrival title={t('tokens.once')} of={newToken}>
          <OneTimeSecret label={t('tokens.token')} text={newToken} />
        </Arrival>
      )}
      <Card flush={tokens.length > 0}>
        <Table
          caption={t('tokens.title')}
          rows={tokens}
          rowKey={(row) => row.id}
          empty={<p className="muted">{t('tokens.none')}</p>}
          columns={[
            { key: 'name', header: t('tokens.name'), primary: true, cell: (row) => row.name },
            {
              key: 'scopes',
              header: t('tokens.scopes'),
              cell: (row) => row.scopes.map(scopeText).join(', '),
            },
            { key: 'until', header: t('tokens.until'), cell: (row) => <DateText value={row.expiresAt} /> },
            {
              key: 'used',
              header: t('tokens.used'),
              cell: (row) => (row.lastUsedAt ? <RelativeTime value={row.lastUsedAt} /> : t('tokens.never')),
            },
            {
              key: 'revoke',
              header: t('tokens.revoke'),
              align: 'end',
              cell: (row) => (
                <Form>
                  <input type="hidden" name="id" value={row.id} />
                  <SubmitButton
                    name="intent"
                    value="revoke"
                    variant="quiet"
                    size="small"
                    aria-label={t('tokens.revokeThis', { name: row.name })}
                  >
                    {t('tokens.revoke')}
                  </SubmitButton>
                </Form>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}

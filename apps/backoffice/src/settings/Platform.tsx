import { formatMoney } from '@elenco/core/kit';
import type { PlatformReport } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { ownTokens } from '../shell/portalPages';
import { SettingTabs } from './SettingTabs';

type Token = PlatformReport['tokens'][number];
const MICROS_PER_CENT = 10_000;

/** Pre-launch gate, exchange rates in use, and API tokens of staff. */
export function Platform() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: report, error } = useQuery({
    queryKey: ['platform'],
    queryFn: () => data.ask<PlatformReport>('platform'),
  });
  return (
    <>
      <PageHead title={words.t('platform.platform')} subtitle={words.t('platform.platformHint')} />
      <SettingTabs />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={words.t('platform.gate')}>
            <Typography>{words.t(report.gate ? 'platform.gateUp' : 'platform.gateDown')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {words.t('platform.gateHint')}
            </Typography>
          </Panel>
          <Panel title={words.t('platform.rates')}>
            <FactList
              rows={report.rates.map(({ currency, rateMicros, day, source }) => ({
                name: words.t('platform.rate', {
                  currency,
                  amount: formatMoney(Math.round(rateMicros / MICROS_PER_CENT), 'BRL', words.tag),
                }),
                value:
                  day && source
                    ? words.t('platform.rateOf', { source, day: words.day(day) })
                    : words.t('platform.rateFirst'),
              }))}
            />
          </Panel>
          <Panel title={words.t('platform.tokens')}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {words.t('platform.ownTokensHint')}
            </Typography>
            <Programs tokens={report.tokens} />
            <Button href={ownTokens} variant="outlined" color="secondary" sx={{ mt: 2 }}>
              {words.t('platform.ownTokens')}
            </Button>
          </Panel>
        </Box>
      ) : null}
    </>
  );
}

function Programs({ tokens }: { tokens: readonly Token[] }) {
  const words = useWords();
  const [ending, setEnding] = useState<Token>();
  if (tokens.length === 0)
    return <Typography color="textSecondary">{words.t('platform.noTokens')}</Typography>;
  return (
    <>
      <SmallTable
        label={words.t('platform.tokens')}
        heads={(['program', 'person', 'scopes', 'used', 'expires', 'act'] as const).map((head) =>
          words.t(`platform.${head}`),
        )}
        rows={tokens.map((token) => ({
          key: String(token.id),
          cells: [
            token.name,
            <Link key="of" component={RouterLink} to={addressOf('users', token.userId)}>
              {token.userName}
            </Link>,
            <code key="scopes">{token.scopes.join(' ')}</code>,
            token.lastUsedAt ? words.moment(token.lastUsedAt) : words.t('platform.never'),
            words.moment(token.expiresAt),
            <Button
              key="act"
              size="small"
              color="error"
              aria-label={words.t('platform.revokeNamed', { name: token.name })}
              onClick={() => setEnding(token)}
            >
              {words.t('platform.revoke')}
            </Button>,
          ],
        }))}
      />
      {ending ? <RevokeDialog token={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  );
}

function RevokeDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  const { run } = useRun('staff-tokens.revoke');
  return (
    <DialogForm
      title={words.t('platform.revokeTitle', { name: token.name })}
      subtitle={words.t('platform.revokeHint')}
      verb={words.t('platform.revoke')}
      onSend={async () => {
        await run({ id: token.id }, words.t('platform.revoked'));
        await client.invalidateQueries({ queryKey: ['platform'] });
      }}
      onClose={onClose}
    >
      {null}
    </DialogForm>
  );
}

import type { CuratorCode } from '@elenco/core/people';
import { shownCode } from '@elenco/core/people';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { hasDuty } from '../kit/access';
import { FactList } from '../kit/Facts';
import { MoveButtons } from '../kit/MoveButtons';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** A creator's curator code, which curation staff can grant, replace and close. */
export function CuratorPanel({ creatorId }: { creatorId: number }) {
  const words = useWords();
  const actor = useActor();
  const { press, pending } = useRun('curator-codes.grant');
  const { data } = useGetList<CuratorCode>('curator-codes', {
    filter: { creatorId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const brought = useGetList('attributions', {
    filter: { curatorId: creatorId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const code = data?.[0];
  if (!data) return null;
  return (
    <Panel
      title={words.name('curator-codes')}
      actions={
        code?.status !== 'open' && hasDuty(actor, 'curation') ? (
          <Button
            color="secondary"
            disabled={pending}
            onClick={() => press({ creatorId }, words.t('people.codeGranted'))}
          >
            {words.t('people.grantCode')}
          </Button>
        ) : null
      }
    >
      {code ? (
        <>
          <FactList
            rows={[
              { name: words.field('curator-codes', 'code'), value: shownCode(code.code) },
              {
                name: words.field('curator-codes', 'status'),
                value: words.status('curator-codes', code.status),
              },
              {
                name: words.name('attributions', 2),
                value: words.number(brought.total ?? 0),
              },
            ]}
          />
          <MoveButtons resource="curator-codes" record={code} minor />
        </>
      ) : (
        <Typography color="textSecondary">{words.t('people.noCode')}</Typography>
      )}
    </Panel>
  );
}

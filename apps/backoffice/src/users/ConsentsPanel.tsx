import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { hasDuty } from '../kit/access';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Device } from './Device';

/**
 * Consents that the user has given or withdrawn, newest first. Rendered only for staff with the support duty.
 */
export function ConsentsPanel({ userId }: { userId: number }) {
  const words = useWords();
  const may = hasDuty(useActor(), 'support');
  const { data } = useGetList<RecordOf<'consents'>>(
    'consents',
    {
      filter: { userId },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: may },
  );
  if (!may || !data) return null;
  return (
    <Panel title={words.name('consents', 2)}>
      {data.length === 0 ? (
        <Typography color="textSecondary">{words.t('people.noConsents')}</Typography>
      ) : (
        <FactList
          rows={data.map(({ purpose, text, given, createdAt, ip, userAgent }) => ({
            // Makes the label unique: two consents given at the same time have different purposes.
            name: `${words.moment(createdAt)} · ${words.oneOf('consentPurposes', purpose)}`,
            value: (
              <>
                <strong>{words.t(given ? 'people.consentGiven' : 'people.consentWithdrawn')}</strong>
                {[words.t('people.consentText', { text }), ip].filter(Boolean).map((one) => ` · ${one}`)}
                <Device userAgent={userAgent} />
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}

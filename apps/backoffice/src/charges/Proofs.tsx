import type { Actor } from '@elenco/core/people';
import { useGetList, usePermissions } from 'ra-core';
import { FactList } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';

/** Proofs of payment that the brand or its guests sent. Renders nothing for staff who may not read them. */
export function Proofs({ chargeId }: { chargeId: number }) {
  const { permissions } = usePermissions<Actor>();
  if (!permissions || !mayRead(permissions, 'payment-proofs')) return null;
  return <List chargeId={chargeId} />;
}

function List({ chargeId }: { chargeId: number }) {
  const words = useWords();
  const { data = [] } = useGetList<RecordOf<'payment-proofs'>>('payment-proofs', {
    filter: { chargeId },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <Panel title={words.name('payment-proofs', 2)}>
      <FactList
        rows={data.map((proof) => ({
          name: proof.sentBy,
          value: <FieldValue resource="payment-proofs" record={proof} source="fileId" />,
        }))}
      />
    </Panel>
  );
}

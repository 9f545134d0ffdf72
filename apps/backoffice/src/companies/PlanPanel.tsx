import type { Company } from '@elenco/core/people';
import type { Setting } from '@elenco/core/platform';
import { planTerms } from '@elenco/core/platform';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { hasDuty } from '../kit/access';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead } from '../resources';
import { PlanDialog } from './PlanDialog';
import { Spent } from './Spent';

/** Benefits of a company's plan, and the amount that the company has paid for hired creators so far. */
export function PlanPanel({ company }: { company: Company }) {
  const words = useWords();
  const actor = useActor();
  const [changing, setChanging] = useState(false);
  const { data } = useGetList<Setting>('settings', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'id', order: 'ASC' },
  });
  const terms = data ? planTerms(data, company.plan, today()) : undefined;
  const limit = (value: number | null | undefined) =>
    value === undefined ? '–' : value === null ? words.t('people.noLimit') : words.number(value);
  return (
    <Panel
      title={words.field('companies', 'plan')}
      actions={
        hasDuty(actor, 'finance') ? (
          <Button color="secondary" onClick={() => setChanging(true)}>
            {words.t('people.changePlan')}
          </Button>
        ) : null
      }
    >
      <FactList
        rows={[
          { name: words.field('companies', 'plan'), value: words.option('companies', 'plan', company.plan) },
          { name: words.t('people.fee'), value: terms ? words.rate(terms.feeBp) : '–' },
          { name: words.t('people.briefingsPerMonth'), value: limit(terms?.briefings) },
          { name: words.t('people.matchings'), value: limit(terms?.matchings) },
          ...(mayRead(actor, 'charges')
            ? [{ name: words.t('people.spent'), value: <Spent companyId={company.id} /> }]
            : []),
        ]}
      />
      {changing ? <PlanDialog company={company} onClose={() => setChanging(false)} /> : null}
    </Panel>
  );
}

import type { Audience } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { FactList } from '../kit/Facts';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useWords } from '../kit/words';
import type { RecordOf, ResourceWithFlow } from '../resources';
import { consequenceOf } from './declared';
import type { UseFacts } from './figures';
import { notifiedOf } from './notified';

/** The company and creator of a record, if it has any. */
interface Parties {
  readonly id: number;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
}

interface Props {
  readonly resource: ResourceWithFlow;
  readonly record: Parties;
  readonly move: string;
}

/**
 * The effect of a move, and the parties that are notified of it, by channel. Renders nothing for a move
 * without a declared effect.
 */
export function Consequence({ resource, record, move }: Props) {
  const use = consequenceOf(resource, move);
  return use ? <Figures key={move} resource={resource} record={record} move={move} useFigures={use} /> : null;
}

function Figures({
  resource,
  record,
  move,
  useFigures,
}: Props & { readonly useFigures: UseFacts<ResourceWithFlow> }) {
  const words = useWords();
  const figures = useFigures(record as RecordOf<ResourceWithFlow>, words);
  const { byMail, onPage, users } = notifiedOf(resource, move, record);
  const toThem = (audiences: readonly Audience[]) => <Recipients audiences={audiences} record={record} />;
  return (
    <Box sx={{ color: 'text.primary', mt: 1.5 }}>
      <FactList
        rows={[
          ...figures,
          ...(byMail.length > 0 ? [{ name: words.t('consequences.mailTo'), value: toThem(byMail) }] : []),
          ...(users.length > 0
            ? [{ name: words.t('consequences.mailTo'), value: <Users users={users} /> }]
            : []),
          ...(onPage.length > 0 ? [{ name: words.t('consequences.noticeTo'), value: toThem(onPage) }] : []),
          ...(byMail.length + onPage.length + users.length === 0
            ? [{ name: words.t('consequences.mailTo'), value: words.t('consequences.toNoOne') }]
            : []),
        ]}
      />
    </Box>
  );
}

function Users({ users }: { users: readonly (number | string)[] }) {
  return users.map((to, index) => (
    <Fragment key={to}>
      {index > 0 ? ', ' : null}
      {typeof to === 'number' ? <ReferenceLink resource="users" id={to} /> : to}
    </Fragment>
  ));
}

function Recipients({ audiences, record }: { audiences: readonly Audience[]; record: Parties }) {
  const words = useWords();
  return audiences.map((audience, index) => (
    <Fragment key={audience}>
      {index > 0 ? ', ' : null}
      {audience === 'company' && record.companyId ? (
        <>
          {words.t('consequences.teamOf')} <ReferenceLink resource="companies" id={record.companyId} />
        </>
      ) : audience === 'creator' && record.creatorId ? (
        <ReferenceLink resource="creators" id={record.creatorId} />
      ) : (
        words.t(`consequences.audience.${audience.replace('staff:', '') as 'company'}`)
      )}
    </Fragment>
  ));
}

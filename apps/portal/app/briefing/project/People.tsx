import { workKeySuffix } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import {
  Avatar,
  ButtonLink,
  type Column,
  Disclosure,
  EmptyState,
  Money,
  PieceBars,
  StatusChip,
  Table,
  TwoLines,
} from '../../ui';
import { NextDateText } from '../NextDateText';
import { OfferStatus } from '../OfferStatus';
import type { Project } from './load.server';
import { splitFolded } from './splitFolded';

type Row = Project['people'][number];

/** All invited and hired creators, each with state, deliverables, next date and price. */
export function People({ project: { people, cast, row, may } }: { project: Project }) {
  const { t } = useTranslation('company');
  const hired = people.some(({ pieces }) => pieces.length > 0);
  const columns: Column<Row>[] = [
    {
      key: 'creator',
      header: t('people.creator'),
      primary: true,
      foot: t('people.count', { count: people.length }),
      cell: (person) => {
        const creator = cast[person.creatorId];
        return (
          <TwoLines
            lead={creator && <Avatar {...creator.face} size="small" decorative />}
            title={<Link to={progressLink(person)}>{creator?.name}</Link>}
          />
        );
      },
    },
    {
      key: 'state',
      header: t('people.state'),
      phone: 'bare',
      cell: (person) => <State person={person} kind={row.kind} />,
    },
    {
      key: 'pieces',
      header: t('people.pieces'),
      phone: 'bare',
      cell: ({ pieces }) =>
        pieces.length > 0 && (
          <TwoLines
            title={<PieceBars pieces={pieces} />}
            under={t('people.done', {
              done: pieces.filter(({ state }) => state === 'done').length,
              count: pieces.length,
            })}
          />
        ),
    },
    {
      key: 'next',
      header: t('people.next'),
      cell: ({ next }) => <NextDateText next={next} />,
    },
    {
      key: 'cents',
      header: t('people.value'),
      align: 'end',
      phone: 'corner',
      foot: (
        <Value
          contractedCents={sum(people.map((one) => one.contractedCents))}
          offeredCents={sum(people.map((one) => one.offeredCents))}
          ownCents={sum(people.map((one) => one.ownCents))}
          creatorsCents={sum(people.map((one) => one.creatorsCents))}
          currency={row.currency}
        />
      ),
      cell: (person) => <Value {...person} currency={row.currency} />,
    },
    {
      key: 'chat',
      header: t('people.chat'),
      headless: true,
      align: 'end',
      phone: 'none',
      cell: ({ creatorId }) =>
        may && (
          <ButtonLink
            to={`${areaPath.company}/briefing/${row.id}/chat/${creatorId}#last`}
            size="small"
            variant="plain"
            icon={<MessageCircle aria-hidden="true" />}
            aria-label={t('people.chatWith', { name: cast[creatorId]?.name })}
          />
        ),
    },
  ];
  // Nothing is due before the first hiring.
  const shown = columns.filter(({ key }) => hired || (key !== 'pieces' && key !== 'next'));
  const [first, others] = splitFolded(people);
  const table = (rows: readonly Row[], own: Column<Row>[]) => (
    <Table
      caption={t('project.views.people')}
      columns={own}
      rows={rows}
      rowKey={(person) => person.creatorId}
      empty={<EmptyState title={t('people.none')} />}
    />
  );
  return (
    <>
      {table(first, shown)}
      {others.length > 0 && (
        <Disclosure summary={t('people.more', { count: others.length })}>
          {table(
            others,
            shown.map(({ foot: _, ...column }) => column),
          )}
        </Disclosure>
      )}
    </>
  );
}

/**
 * Contracted amount including amendments, amounts that brand or creators still have to sign, and offered
 * amount, for one creator or for the total.
 */
function Value({
  contractedCents,
  offeredCents,
  ownCents,
  creatorsCents,
  currency,
}: Pick<Row, 'contractedCents' | 'offeredCents' | 'ownCents' | 'creatorsCents'> & {
  currency: Project['row']['currency'];
}) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  if (contractedCents + offeredCents + ownCents + creatorsCents === 0) return <>–</>;
  const open = [
    ownCents > 0 && t('people.toSign', { amount: money(ownCents, currency) }),
    creatorsCents > 0 && t('people.creatorsSign', { amount: money(creatorsCents, currency) }),
    offeredCents > 0 && t('people.offered', { amount: money(offeredCents, currency) }),
  ].filter((part) => part !== false);
  return (
    <TwoLines
      whole
      title={contractedCents > 0 && <Money cents={contractedCents} currency={currency} emphasis="strong" />}
      under={open.length > 0 && open.join(' · ')}
    />
  );
}

function State({ person: { progress, offer, lapsed }, kind }: { person: Row; kind: Project['row']['kind'] }) {
  const { t } = useTranslation('company');
  const { code, tone, count } = progress;
  if (code === 'offer') return offer ? <OfferStatus status={offer} side="company" lapsed={lapsed} /> : null;
  return (
    <StatusChip tone={tone}>
      {t(
        code === 'publishing'
          ? `people.progress.publishing${workKeySuffix({ kind })}`
          : `people.progress.${code}`,
        { count },
      )}
    </StatusChip>
  );
}

/** Returns the link to the contract or the project view that matches a creator's progress. */
function progressLink({ progress: { code }, contractId }: Row): string {
  if (code === 'offer') return '?view=proposals';
  if (code === 'to_sign' || code === 'signing' || code === 'cancelled')
    return `/dashboard/contract/${contractId}`;
  return code === 'paid' || code === 'payment_late' ? '?view=payments' : '?view=content';
}

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

type Row = Project['people'][number];

/** All invited and hired creators: state, deliveries, next date, price. */
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
            title={<Link to={wayTo(person)}>{creator?.name}</Link>}
          />
        );
      },
    },
    { key: 'state', header: t('people.state'), phone: 'bare', cell: (person) => <State person={person} /> },
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
  return (
    <Table
      caption={t('project.views.people')}
      // Nothing is due before the first hiring.
      columns={columns.filter(({ key }) => hired || (key !== 'pieces' && key !== 'next'))}
      rows={people}
      rowKey={(person) => person.creatorId}
      empty={<EmptyState title={t('people.none')} />}
    />
  );
}

/** Shows the contracted and the offered amount, renewals included, in rows and in the total. */
function Value({
  contractedCents,
  offeredCents,
  currency,
}: Pick<Row, 'contractedCents' | 'offeredCents'> & { currency: Project['row']['currency'] }) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  if (contractedCents === 0 && offeredCents === 0) return <>–</>;
  return (
    <TwoLines
      whole
      title={contractedCents > 0 && <Money cents={contractedCents} currency={currency} emphasis="strong" />}
      under={offeredCents > 0 && t('people.offered', { amount: money(offeredCents, currency) })}
    />
  );
}

function State({ person: { progress, offer, lapsed } }: { person: Row }) {
  const { t } = useTranslation('company');
  const { code, tone, count } = progress;
  if (code === 'offer') return offer ? <OfferStatus status={offer} side="company" lapsed={lapsed} /> : null;
  return <StatusChip tone={tone}>{t(`people.progress.${code}`, { count })}</StatusChip>;
}

/** Returns the link to the relevant part for a creator's progress. */
function wayTo({ progress: { code }, contractId }: Row): string {
  if (code === 'offer') return '?view=proposals';
  if (code === 'to_sign' || code === 'signing' || code === 'cancelled')
    return `/dashboard/contract/${contractId}`;
  return code === 'paid' ? '?view=payments' : '?view=content';
}

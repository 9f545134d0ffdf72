import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  ButtonLink,
  type Column,
  DateText,
  EmptyState,
  Money,
  PieceBars,
  StatusChip,
  Table,
  TwoLines,
} from '../../ui';
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
      cell: ({ progress: { on } }) => (on ? <DateText value={on} /> : null),
    },
    {
      key: 'cents',
      header: t('people.value'),
      align: 'end',
      phone: 'corner',
      foot: (
        <Money
          cents={people.filter((one) => one.contractId).reduce((all, one) => all + one.cents, 0)}
          currency={row.currency}
          emphasis="strong"
        />
      ),
      cell: ({ cents }) =>
        cents > 0 ? <Money cents={cents} currency={row.currency} emphasis="strong" /> : '–',
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

function State({ person: { progress, offer } }: { person: Row }) {
  const { t } = useTranslation('company');
  const { code, tone, count } = progress;
  if (code === 'offer') return offer ? <OfferStatus status={offer} side="company" /> : null;
  return <StatusChip tone={tone}>{t(`people.progress.${code}`, { count })}</StatusChip>;
}

/** Returns the link to the relevant part for a creator's progress. */
function wayTo({ progress: { code }, contractId }: Row): string {
  if (code === 'offer') return '?view=proposals';
  if (code === 'to_sign' || code === 'signing' || code === 'cancelled')
    return `/dashboard/contract/${contractId}`;
  return code === 'paid' ? '?view=payments' : '?view=content';
}

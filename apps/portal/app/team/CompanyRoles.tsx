import type { Currency } from '@elenco/core/kit';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { HelpLink } from '../help/HelpLink';
import { Button, Field, Menu, MoneyField } from '../ui';
import type { Colleague } from './colleague';

type Props = { person: Colleague; oneself: boolean; currency: Currency };
type Asked = { open: boolean; onOpenChange: (open: boolean) => void };

/** Menu of an owner's actions on a company member, each with a confirmation. */
export function CompanyRoles({ person, oneself, currency }: Props) {
  const { t } = useTranslation('team');
  const [asked, setAsked] = useState('');
  const { id, name, companyRole, last, suspended, approves } = person;
  if (last) return null;
  const member = companyRole === 'member' && !suspended;
  const moves = [
    ...(member ? (['promote', 'handOver'] as const) : []),
    ...(companyRole === 'owner' ? (['demote'] as const) : []),
    'remove' as const,
  ];
  const wordsOf = (move: (typeof moves)[number]) => (oneself && move === 'remove' ? 'leave' : move);
  const ask = (what: string): Asked => ({
    open: asked === what,
    onOpenChange: (open) => setAsked(open ? what : ''),
  });
  return (
    <>
      <Menu
        trigger={
          <Button
            size="small"
            variant="plain"
            aria-label={t('people.doNamed', { name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
        items={[
          ...(member && !oneself ? [{ label: t('people.loginAs'), to: `/dashboard/login-as/${id}` }] : []),
          ...(member ? [{ label: t('approval.do'), onSelect: () => setAsked('limit') }] : []),
          ...(member && approves ? [{ label: t('approval.free'), onSelect: () => setAsked('free') }] : []),
          ...moves.map((move) => ({
            label: t(`moves.${wordsOf(move)}.do`),
            danger: move === 'remove',
            apart: move === 'remove',
            onSelect: () => setAsked(move),
          })),
        ]}
      />
      {member && <Approval person={person} currency={currency} limit={ask('limit')} free={ask('free')} />}
      {moves.map((move) => (
        <MoveDialog
          key={move}
          {...ask(move)}
          intent={move}
          fields={{ id }}
          danger={move === 'remove'}
          title={t(`moves.${wordsOf(move)}.title`, { name })}
          text={t(`moves.${wordsOf(move)}.text`, { name })}
          confirm={t(`moves.${wordsOf(move)}.do`)}
        />
      ))}
    </>
  );
}

/** Form that sets or removes the approval limit of a member and the limit's end date. */
function Approval({
  person: { id, name, approves },
  currency,
  limit,
  free,
}: Pick<Props, 'person' | 'currency'> & { limit: Asked; free: Asked }) {
  const { t } = useTranslation('team');
  return (
    <>
      <MoveDialog
        {...limit}
        intent="limit"
        fields={{ id, currency }}
        title={t('approval.title', { name })}
        text={
          <>
            {t('approval.text')} <HelpLink audience="brand" term="approval-limit" name={t('approval.term')} />
          </>
        }
        confirm={t('approval.confirm')}
      >
        {(errorsOf) => (
          <>
            <MoneyField
              name="limitCents"
              label={t('approval.sum')}
              currency={currency}
              defaultValue={approves?.limitCents}
              errors={[...errorsOf('limitCents'), ...errorsOf('limit.limitCents')]}
              required
            />
            <Field
              name="untilOn"
              type="date"
              label={t('approval.until')}
              defaultValue={approves?.untilOn}
              errors={[...errorsOf('untilOn'), ...errorsOf('limit.untilOn')]}
              required
            />
          </>
        )}
      </MoveDialog>
      {approves && (
        <MoveDialog
          {...free}
          intent="free"
          fields={{ id }}
          title={t('approval.freeTitle')}
          text={t('approval.freeText', { name })}
          confirm={t('approval.free')}
        />
      )}
    </>
  );
}

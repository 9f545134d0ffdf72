import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { Alert, Button, Card, ConfirmDialog, Form, Row, Stack, StatusChip, SubmitButton } from '../ui';
import { CardAttemptNotice } from './CardAttemptNotice';
import type { CardAttempt } from './cardAttempts.server';
import { cardName } from './cardName';

interface SavedCard {
  readonly id: number;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly state: 'good' | 'ends_soon' | 'ended';
}

interface Props {
  readonly cards: readonly SavedCard[];
  readonly tries: readonly CardAttempt[];
  readonly owner: boolean;
  /**
   * Id of the request to open the provider's page. A form that is submitted twice sends the same id, so that
   * the page is opened once.
   */
  readonly page: string;
}

/**
 * The company's cards, with a mark on the card that pays the subscription, buttons that remove a card, and a
 * button that adds a card on the provider's page.
 */
export function Cards({ cards, tries, owner, page }: Props) {
  const { t } = useTranslation('plans');
  const answer = useActionData<Answer>();
  if (!owner) return <Alert title={t('cards.title')}>{t('cards.ownersOnly')}</Alert>;
  return (
    <Card level={2} title={t('cards.title')}>
      <Stack>
        {answer && <Refusals refusals={refusalsOf(answer)} />}
        <p className="muted">{t(cards.some((card) => card.isDefault) ? 'cards.paid' : 'cards.text')}</p>
        {tries.map((one) => (
          <CardAttemptNotice key={one.chargeId} of={one} />
        ))}
        {cards.map((card) => (
          <SavedCardRow key={card.id} card={card} />
        ))}
        <Form>
          <input type="hidden" name="page" value={page} />
          <SubmitButton name="intent" value="add">
            {t(cards.length > 0 ? 'cards.addAnother' : 'cards.add')}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}

function SavedCardRow({ card }: { card: SavedCard }) {
  const { t } = useTranslation('plans');
  const { id, isDefault, state, expMonth, expYear } = card;
  const name = cardName(card);
  return (
    <Row>
      <div>
        <strong>{name}</strong>{' '}
        <span className="muted">
          {t('cards.until', { month: `${String(expMonth).padStart(2, '0')}/${expYear}` })}
        </span>{' '}
        {isDefault && <StatusChip status="active">{t('cards.pays')}</StatusChip>}{' '}
        {state !== 'good' && <StatusChip status="overdue">{t(`cards.${state}`)}</StatusChip>}
      </div>
      <Row>
        <Form>
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            size="small"
            name="intent"
            value={isDefault ? 'withoutCard' : 'choose'}
            aria-label={isDefault ? undefined : t('cards.useOne', { card: name })}
          >
            {t(isDefault ? 'cards.dontUse' : 'cards.use')}
          </SubmitButton>
        </Form>
        <ConfirmDialog
          trigger={
            <Button size="small" variant="quiet" aria-label={t('cards.removeOne', { card: name })}>
              {t('cards.remove')}
            </Button>
          }
          title={t('cards.removeTitle', { card: name })}
          text={t(isDefault ? 'cards.removePays' : 'cards.removeText')}
          confirm={t('cards.remove')}
          fields={{ intent: 'remove', id }}
        />
      </Row>
    </Row>
  );
}

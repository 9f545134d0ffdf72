import { getFormProps } from '@conform-to/react';
import { useActionData, useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { toSettings } from '../../forms/comingBack';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import { AskOwner } from '../../team/AskOwner';
import { Alert, ButtonLink, Card, DefinitionList, Form, Money, Section, Stack, SubmitButton } from '../../ui';
import { useErrorText } from '../../ui/field';
import type { Approval } from './load.server';

type Shown = Pick<Approval, 'may' | 'offers' | 'key' | 'refused'> & {
  /** The act that a member above the limit asks the owners for; absent for guests. */
  readonly asked?: Omit<ComponentProps<typeof AskOwner>, 'refusals'>;
  readonly row: Pick<Approval['row'], 'title' | 'currency'>;
  /** The remaining budget is null for guests, who must not see it. */
  readonly sums: Omit<Approval['sums'], 'leftCents'> & { readonly leftCents: number | null };
};

/** Total of the selected proposals, the remaining budget, and the button that hires. */
export function Sums({ approval }: { approval: Shown }) {
  const { t } = useTranslation('company');
  const { rate } = useFormat();
  const { row, offers, sums } = approval;
  const { currency } = row;
  const rates = [...new Set(offers.map((offer) => offer.feeBp))];
  return (
    <Section title={t('approve.sums')}>
      <Card>
        <p>
          <span className="muted small">{t('approve.total')}</span>
          <br />
          <Money cents={sums.totalCents} currency={currency} emphasis="hero" />
        </p>
        <DefinitionList
          sum={sums.leftCents !== null}
          items={[
            { term: t('split.creators'), value: <Money cents={sums.creatorCents} currency={currency} /> },
            {
              term: t('split.fee', { rate: rates.map(rate).join(' / ') }),
              value: <Money cents={sums.feeCents} currency={currency} />,
              help: <HelpLink audience="brand" term="fee" name={t('payments.fee')} />,
            },
            ...(sums.leftCents === null
              ? []
              : [{ term: t('approve.left'), value: <Money cents={sums.leftCents} currency={currency} /> }]),
          ]}
        />
        {approval.may && <Confirm approval={approval} />}
      </Card>
    </Section>
  );
}

function Confirm({ approval: { offers, sums, key, refused, row, asked } }: { approval: Shown }) {
  const { t } = useTranslation('company');
  const words = useErrorText();
  const { money } = useFormat();
  const { pathname } = useLocation();
  const [form] = useAnswer(useActionData<Answer>());
  if (refused.length > 0) {
    // Only the brand's own users can open the settings, as with the budget.
    const incomplete = sums.leftCents !== null && refused.some(({ code }) => code === 'company_incomplete');
    return (
      <Alert
        tone="warning"
        title={t('approve.notYet')}
        action={
          incomplete ? (
            <ButtonLink to={toSettings('company', pathname)} size="small">
              {t('complete.action')}
            </ButtonLink>
          ) : (
            asked && <AskOwner refusals={refused} {...asked} />
          )
        }
      >
        {refused
          .map((one) => [one.params?.project, words(one)].filter((part) => part !== undefined).join(': '))
          .join(' ')}
      </Alert>
    );
  }
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="totalCents" value={sums.totalCents} />
      {offers.map(({ id }) => (
        <input key={id} type="hidden" name="proposalIds" value={id} />
      ))}
      <Stack>
        <Refused form={form} />
        <SubmitButton name="intent" value="approve" size="large" wide>
          {t('approve.confirm', { count: offers.length, total: money(sums.totalCents, row.currency) })}
        </SubmitButton>
        <p className="muted small">{t('approve.then', { project: row.title })}</p>
      </Stack>
    </Form>
  );
}

import { getFormProps } from '@conform-to/react';
import { isAboveLimit } from '@elenco/core/hiring';
import { useActionData, useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { settingsFieldId } from '../../company/sections';
import { Refused } from '../../forms/Refused';
import { settingsAddress } from '../../forms/returnPath';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import { RequestApprovalButton } from '../../team/AskOwner';
import { Pending } from '../../team/Pending';
import type { PendingRequest } from '../../team/requests.server';
import {
  Alert,
  ButtonLink,
  Card,
  DefinitionList,
  Form,
  Money,
  Row,
  Section,
  Stack,
  SubmitButton,
} from '../../ui';
import { useErrorText } from '../../ui/field';
import { CounterDialog, RejectDialog } from '../project/ProposalDialogs';
import { ConfirmApproval } from './ConfirmApproval';
import type { FarAboveOffer } from './farAbove';
import type { Approval } from './load.server';
import type { OfferCast } from './OfferTable';

type Shown = Pick<Approval, 'may' | 'offers' | 'key' | 'refused'> & {
  readonly cast: OfferCast;
  /** Approval that a member above the limit can request from the owners; undefined for guests. */
  readonly asked?: Omit<ComponentProps<typeof RequestApprovalButton>, 'refusals'>;
  /** The member's requests that wait for an owner, by proposal; undefined for guests. */
  readonly pending?: Readonly<Record<number, PendingRequest>>;
  /** Proposals to confirm separately; absent for guests, who see no list prices. */
  readonly farAbove?: readonly FarAboveOffer[];
  /** True if the page can counter a proposal with a different price or reject it, while it shows only one. */
  readonly answers?: boolean;
  readonly row: Pick<Approval['row'], 'title' | 'currency'>;
  /** The remaining budget is null for guests, who must not see it. */
  readonly sums: Omit<Approval['sums'], 'leftCents'> & { readonly leftCents: number | null };
};

/** Total of the selected proposals, the remaining budget, and the button that approves them. */
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
              : [
                  {
                    term: t(`approve.left.${sums.leftOf}`),
                    value: <Money cents={sums.leftCents} currency={currency} />,
                  },
                ]),
          ]}
        />
        {approval.may && (
          <Stack>
            <Confirm approval={approval} />
            {approval.answers && <OtherAnswers approval={approval} />}
          </Stack>
        )}
      </Card>
    </Section>
  );
}

const isNotLimit = (refusal: Parameters<typeof isAboveLimit>[0]) => !isAboveLimit(refusal);

function Confirm({ approval }: { approval: Shown }) {
  const { offers, sums, key, row, asked, pending = {}, farAbove = [] } = approval;
  const { t } = useTranslation('company');
  const words = useErrorText();
  const { money } = useFormat();
  const { pathname } = useLocation();
  const [form] = useAnswer(useActionData<Answer>());
  const asks = offers.flatMap(({ id }) => pending[id] ?? []);
  // Once the member has requested approval of all proposals, the refusal about the limit is hidden; the other
  // refusals stay.
  const refused = asks.length < offers.length ? approval.refused : approval.refused.filter(isNotLimit);
  const waits = approval.refused.some(isAboveLimit) ? asks : [];
  const waiting = [...new Map(waits.map((one) => [one.id, one])).values()].map((one) => (
    <Pending key={one.id} request={one} />
  ));
  if (refused.length > 0) {
    // Only the brand's own users can open the settings; `leftCents` is null for guests.
    const incomplete =
      sums.leftCents === null ? undefined : refused.find(({ code }) => code === 'company_incomplete');
    const [missing = ''] = String(incomplete?.params?.missing ?? '').split(',');
    return (
      <>
        {waiting}
        <Alert
          tone="warning"
          title={t('approve.notYet')}
          action={
            incomplete ? (
              <ButtonLink to={settingsAddress('company', pathname, settingsFieldId(missing))} size="small">
                {t('complete.action')}
              </ButtonLink>
            ) : (
              asked && <RequestApprovalButton refusals={refused} {...asked} />
            )
          }
        >
          {refused
            .map((one) => [one.params?.project, words(one)].filter((part) => part !== undefined).join(': '))
            .join(' ')}
        </Alert>
      </>
    );
  }
  if (waiting.length > 0) return <>{waiting}</>;
  const confirm = t('approve.confirm', { count: offers.length, total: money(sums.totalCents, row.currency) });
  if (farAbove.length > 0 || offers.length > 1) {
    return (
      <Stack>
        <Refused form={form} />
        <ConfirmApproval
          farAbove={farAbove}
          totalCents={sums.totalCents}
          currency={row.currency}
          confirm={confirm}
          leftCents={sums.leftCents}
          leftOf={sums.leftOf}
          fields={{ key, totalCents: sums.totalCents }}
          proposalIds={offers.map(({ id }) => id)}
        />
        <p className="muted small">{t('approve.then', { count: offers.length })}</p>
      </Stack>
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
        <SubmitButton name="intent" value="approve" size="large" wide data-main-act>
          {confirm}
        </SubmitButton>
        <p className="muted small">{t('approve.then', { count: offers.length })}</p>
      </Stack>
    </Form>
  );
}

/** Buttons to counter or reject a single proposal. Several proposals can only be approved together. */
function OtherAnswers({ approval: { offers, cast, sums } }: { approval: Shown }) {
  const [offer] = offers;
  if (!offer || offers.length > 1) return null;
  const name = cast[offer.creatorId]?.name ?? '';
  // The remaining budget is already reduced by this proposal. A counteroffer would replace it, so its price
  // is added back.
  const leftCents = sums.leftCents === null ? null : sums.leftCents + offer.totalCents;
  return (
    <Row>
      <CounterDialog offer={offer} name={name} leftCents={leftCents} />
      <RejectDialog offer={offer} name={name} />
    </Row>
  );
}

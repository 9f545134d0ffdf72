import { type FieldName, getFormProps } from '@conform-to/react';
import { listPrice } from '@elenco/core/hiring';
import { channels } from '@elenco/core/people';
import { Link, useActionData } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Refused } from '../../forms/Refused';
import { AddRow } from '../../forms/RowButtons';
import { readIntents } from '../../forms/readIntents';
import { Unsaved } from '../../forms/Unsaved';
import { useAnswer } from '../../forms/useAnswer';
import { Checkbox, Columns, Field, Form, Money, RelativeTime, Row, SubmitButton } from '../../ui';
import { FoldedBrief } from './Brief';
import { Countered } from './Countered';
import { Decline } from './Invited';
import { type Line, LineFields } from './LineFields';
import type { Project } from './load.server';
import { NetPay } from './NetPay';
import { CurrentTask } from './Now';
import { ProfileFirst } from './ProfileFirst';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { estimateNetPay, linesIn, type TypedLine, usualPrice } from './simulate';

type Fields = { lines: Line[]; message: string; availableInPeriod: string };

const most = 20;

/** Intents that this form submits. */
const intents: readonly string[] = ['send', 'save', 'complete', 'leave'];

/** Form for a proposal's draft, with the net amount beside it. */
export function ProposalForm({ project }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { proposal, brief, key, missing, presences, ownPrices } = project;
  const { id, version, currency, message, availableInPeriod, round, draft, updatedAt } = proposal;
  const [touched, setTouched] = useState(false);
  const answer = useActionData<Answer>();
  const start = linesOf(project);
  const written = draft ?? { message, availableInPeriod: availableInPeriod || round === 0 };
  const own = answer && intents.includes(answer.intent) ? answer : undefined;
  const [form, fields] = useAnswer<Fields>(own, {
    id: 'proposal',
    defaultValue: {
      lines: start,
      message: written.message,
      availableInPeriod: written.availableInPeriod ? 'on' : '',
    },
    onValidate: readIntents,
  });
  const rows = fields.lines.getFieldList();
  const { lines, net, legalForm, choose, read } = useSimulation(project, start, {
    formId: form.id,
    count: rows.length,
  });
  const first = brief.channels[0] ?? 'instagram';
  // For a counter-offer, shows the brand's amount; otherwise the amount of the current input.
  const money: Project['now']['money'] =
    proposal.status !== 'countered' && net && net.netCents > 0
      ? { cents: net.netCents, currency, basis: 'net', state: 'proposed', on: project.expected.on }
      : project.now.money;
  // Usual prices are calculated in BRL from the current input. Freelancers are not paid by followers.
  const usual = rows.map((_, index) => {
    const line = currency === 'BRL' && brief.kind !== 'freelancer' ? lines[index] : undefined;
    return line ? usualPrice(line, presences, proposal.feeBp) : null;
  });
  const empty = { channel: first, format: '', quantity: '1', pricing: 'per_post', amountCents: '' };
  return (
    <>
      <CurrentTask project={project} money={money} />
      <Columns
        stays
        aside={
          <>
            <NetPay net={net} legalForm={legalForm} choose={choose} project={project} form={form.id} />
            <Decline id={id} />
          </>
        }
        below={
          <>
            <FoldedBrief project={project} />
            <Rounds rounds={project.rounds} />
          </>
        }
      >
        <ProfileFirst missing={missing} form={form.id} answer={own} />
        <Countered project={project} />
        <Form
          {...getFormProps(form)}
          onInput={() => {
            setTouched(true);
            read();
          }}
          className={styles.form}
        >
          {/* The Enter key presses a form's first button, which must not be one that removes a line. */}
          <button type="submit" name="intent" value="send" tabIndex={-1} aria-hidden="true" className="sr" />
          <Refused form={form} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <div className={styles.lines}>
            {rows.map((row, index) => (
              <LineFields
                key={row.key}
                row={row}
                n={index + 1}
                channels={brief.channels.length > 0 ? brief.channels : channels}
                currency={currency}
                listed={lines[index] ? listPrice(lines[index], currency, ownPrices) : null}
                usual={usual[index] ?? null}
                remove={
                  rows.length > 1
                    ? form.remove.getButtonProps({ name: String(fields.lines.name), index })
                    : null
                }
              />
            ))}
            {rows.length < most && (
              <div className={styles.add}>
                <AddRow
                  intent={form.insert.getButtonProps({
                    name: fields.lines.name as FieldName<Line[]>,
                    defaultValue: empty,
                  })}
                  label={t('write.add')}
                  small
                />
              </div>
            )}
            {net && net.netCents > 0 && (
              <p className={styles.strip} aria-hidden="true">
                <span>{t('net.arrives')}</span>
                <span className={styles.amount}>
                  <Money cents={net.netCents} currency={currency} />
                </span>
              </p>
            )}
          </div>
          {usual.some(Boolean) && (
            <p className="muted small">
              {t('write.usualHow')} <Link to="/calculator">{t('write.usualLink')}</Link>
            </p>
          )}
          <Field
            meta={fields.message}
            type="textarea"
            label={t('write.message')}
            hint={t('write.messageHint')}
            maxLength={2000}
            optional
          />
          <Checkbox meta={fields.availableInPeriod} label={t('write.available')} />
          <Row>
            <SubmitButton name="intent" value="save" variant="quiet" size="small">
              {t('write.save')}
            </SubmitButton>
            {draft && (
              <span className="muted small">
                {t('write.saved')} <RelativeTime value={updatedAt} />
              </span>
            )}
          </Row>
        </Form>
        <Unsaved when={touched || rows.length !== start.length} form={form.id} />
      </Columns>
    </>
  );
}

/**
 * Returns the initial lines of the proposal: those of the draft; without a draft, those of the last sent
 * version; if no version was sent, the deliverables of the brief at the creator's list prices.
 */
function linesOf({ proposal, brief, ownPrices }: Project): Line[] {
  if (proposal.draft) {
    return proposal.draft.lines.map(({ channel, format, quantity, pricing, amountCents }) => ({
      channel,
      format: format ?? '',
      pricing,
      quantity: quantity?.toString() ?? '',
      amountCents: amountCents?.toString() ?? '',
    }));
  }
  if (proposal.lines.length > 0) {
    return proposal.lines.map((line) => ({
      ...line,
      quantity: String(line.quantity),
      amountCents: String(line.amountCents),
    }));
  }
  return brief.wanted.map(({ channel, format, quantity }) => ({
    channel,
    format,
    quantity: String(quantity),
    pricing: 'per_post',
    amountCents: String(listPrice({ channel, format }, proposal.currency, ownPrices) ?? ''),
  }));
}

/** Returns the initial lines as typed text, for use before the form is mounted. */
const begun = (lines: readonly Line[]): TypedLine[] =>
  lines.map(({ channel, format, pricing, quantity, amountCents }) => ({
    channel,
    format,
    pricing: pricing === 'total' ? 'total' : 'per_post',
    quantity: Number(quantity),
    amountCents: Number(amountCents),
  }));

/** Calculates the total and the net amount on every input and whenever a line is added or removed. */
function useSimulation(
  { proposal, payee, expected: { taxedOn: on, others, iss } }: Project,
  start: readonly Line[],
  { formId, count }: { formId: string; count: number },
) {
  const [lines, setLines] = useState<readonly TypedLine[]>(() => begun(start));
  const [legalForm, setLegalForm] = useState(payee?.legalForm ?? 'individual');
  const read = useCallback(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setLines(linesIn(new FormData(form)));
  }, [formId]);
  useEffect(() => {
    if (count > 0) read();
  }, [count, read]);
  const { feeBp, currency } = proposal;
  const dependants = payee?.dependants ?? 0;
  const taxRegime = payee?.taxRegime ?? null;
  const net = estimateNetPay(lines, { feeBp, currency, legalForm, taxRegime, on, others, dependants, iss });
  return { lines, net, legalForm, choose: setLegalForm, read };
}

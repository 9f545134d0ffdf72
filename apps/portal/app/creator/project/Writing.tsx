import { type FieldName, getFormProps } from '@conform-to/react';
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
import { Now } from './Now';
import { ProfileFirst } from './ProfileFirst';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { linesIn, simulate, type TypedLine, usualPrice } from './simulate';

type Fields = { lines: Line[]; message: string; availableInPeriod: string };

const most = 20;

/** Intents of this form. */
const intents: readonly string[] = ['send', 'save', 'complete', 'leave'];

/** The draft of a proposal, with its net amount next to it. */
export function Writing({ project }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { proposal, brief, key, missing, presences } = project;
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
  const { lines, net, legalForm, choose, read } = useSimulation(project, form.id, rows.length);
  const first = brief.channels[0] ?? 'instagram';
  // A counter-offer is about the brand's amount, anything else about the current input.
  const money: Project['now']['money'] =
    proposal.status !== 'countered' && net && net.netCents > 0
      ? { cents: net.netCents, currency, basis: 'net', state: 'proposed', on: project.expected.on }
      : project.now.money;
  // Calculated in BRL, from the current input.
  const usual = rows.map((_, index) => {
    const line = currency === 'BRL' ? lines[index] : undefined;
    return line ? usualPrice(line, presences, proposal.feeBp) : null;
  });
  const empty = { channel: first, format: '', quantity: '1', pricing: 'per_post', amountCents: '' };
  return (
    <>
      <Now project={project} money={money} />
      <Columns
        stays
        aside={
          <>
            <NetPay net={net} legalForm={legalForm} choose={choose} project={project} form={form.id} />
            <Decline id={id} />
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
          {/* Enter presses the first button of a form, which must not be "remove this line". */}
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
                usual={usual[index] ?? null}
                remove={form.remove.getButtonProps({ name: String(fields.lines.name), index })}
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
          <p className={styles.strip} aria-hidden="true">
            <span>{t('net.arrives')}</span>
            <span className={styles.amount}>{net && <Money cents={net.netCents} currency={currency} />}</span>
          </p>
        </Form>
        <Unsaved when={touched || rows.length !== start.length} form={form.id} />
        <FoldedBrief project={project} />
        <Rounds rounds={project.rounds} />
      </Columns>
    </>
  );
}

/** Returns the lines of the draft, else those last sent, else the brand's wanted pieces without prices. */
function linesOf({ proposal, brief }: Project): Line[] {
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
    amountCents: '',
  }));
}

/** Returns the priced lines before the form is available to read. */
function begun({ draft, lines }: Project['proposal']): readonly TypedLine[] {
  if (!draft) return lines;
  return draft.lines.map(({ channel, pricing, format, quantity, amountCents }) => ({
    channel,
    pricing,
    format: format ?? '',
    quantity: quantity ?? 0,
    amountCents: amountCents ?? 0,
  }));
}

/** Calculates the total on every input and whenever a line is added or removed. */
function useSimulation(
  { proposal, payee, expected: { taxedOn: on, earlier, iss } }: Project,
  formId: string,
  count: number,
) {
  const [lines, setLines] = useState<readonly TypedLine[]>(begun(proposal));
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
  const net = simulate(lines, { feeBp, currency, legalForm, taxRegime, on, earlier, dependants, iss });
  return { lines, net, legalForm, choose: setLegalForm, read };
}

import { type FieldName, getFormProps } from '@conform-to/react';
import { Link, useActionData } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Button, Checkbox, Columns, Field, Form, Money } from '../../ui';
import { readIntents } from '../readIntents';
import { Brief } from './Brief';
import { Countered, ProfileFirst } from './Countered';
import { Decline } from './Invited';
import { type Line, LineFields } from './LineFields';
import type { Project } from './load.server';
import { NetPay } from './NetPay';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { linesIn, simulate, type TypedLine, usualPrice } from './simulate';

type Fields = { lines: Line[]; message: string; availableInPeriod: string };

const most = 20;

/** The proposal as it is being written, with what arrives of it beside it. */
export function Writing({ project }: { project: Project }) {
  const { t } = useTranslation('professional');
  const { proposal, brief, key, missing, presences } = project;
  const { id, version, currency, message, availableInPeriod, round } = proposal;
  const answer = useActionData<Answer>();
  const start = linesOf(project);
  const [form, fields] = useAnswer<Fields>(answer?.intent === 'send' ? answer : undefined, {
    id: 'proposal',
    defaultValue: { lines: start, message, availableInPeriod: availableInPeriod || round === 0 ? 'on' : '' },
    onValidate: readIntents,
  });
  const rows = fields.lines.getFieldList();
  const { lines, net, legalForm, choose, read } = useSimulation(project, form.id, rows.length);
  const first = brief.channels[0] ?? 'instagram';
  // Reckoned in reais, from what is typed now.
  const usual = rows.map((_, index) => {
    const line = currency === 'BRL' ? lines[index] : undefined;
    return line ? usualPrice(line, presences, proposal.feeBp) : null;
  });
  const empty = { channel: first, format: '', quantity: '1', pricing: 'per_post', amountCents: '' };
  return (
    <Columns
      stays
      aside={
        <>
          <NetPay net={net} legalForm={legalForm} choose={choose} project={project} form={form.id} />
          <Decline id={id} />
        </>
      }
    >
      <ProfileFirst missing={missing} />
      <Countered proposal={proposal} />
      <Brief project={project} />
      <Form {...getFormProps(form)} onInput={read} className={styles.form}>
        <Refused form={form} />
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <div className={styles.lines}>
          {rows.map((row, index) => (
            <LineFields
              key={row.key}
              row={row}
              n={index + 1}
              channels={brief.channels}
              currency={currency}
              usual={usual[index] ?? null}
              remove={form.remove.getButtonProps({ name: String(fields.lines.name), index })}
            />
          ))}
          {rows.length < most && (
            <div className={styles.add}>
              <Button
                size="small"
                icon={<Plus aria-hidden="true" />}
                type="submit"
                {...form.insert.getButtonProps({
                  name: fields.lines.name as FieldName<Line[]>,
                  defaultValue: empty,
                })}
              >
                {t('write.add')}
              </Button>
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
        <Checkbox meta={fields.availableInPeriod} label={t('write.available')} optional />
        <p className={styles.strip} aria-hidden="true">
          <span>{t('net.arrives')}</span>
          <span className={styles.amount}>{net && <Money cents={net.netCents} currency={currency} />}</span>
        </p>
      </Form>
      <Rounds rounds={project.rounds} />
    </Columns>
  );
}

/** What was sent last, else what the brand asked for, still without prices. */
function linesOf({ proposal, brief }: Project): Line[] {
  if (proposal.lines.length > 0) {
    return proposal.lines.map((line) => ({
      ...line,
      quantity: String(line.quantity),
      amountCents: String(line.amountCents),
    }));
  }
  return brief.wanted.map(({ channel, format, quantity }) => ({
    ...{ channel, format, quantity: String(quantity), pricing: 'per_post', amountCents: '' },
  }));
}

/** What the lines come to, anew with every key and every line that comes or goes. */
function useSimulation(
  { proposal, payee, expected: { on, earlier } }: Project,
  formId: string,
  count: number,
) {
  const [lines, setLines] = useState<readonly TypedLine[]>(proposal.lines);
  const [legalForm, choose] = useState(payee?.legalForm ?? 'individual');
  const read = useCallback(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setLines(linesIn(new FormData(form)));
  }, [formId]);
  useEffect(() => {
    if (count > 0) read();
  }, [count, read]);
  const { feeBp, currency } = proposal;
  const dependants = payee?.dependants ?? 0;
  const net = simulate(lines, { feeBp, currency, legalForm, on, earlier, dependants });
  return { lines, net, legalForm, choose, read };
}

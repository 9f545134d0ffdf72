import { priceBeforeFee } from '@elenco/core/finance';
import { documentOfPayee } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amendments } from '../../contract/Amendments';
import { AnswerAmendment } from '../../contract/AnswerAmendment';
import { PaymentClock } from '../../payment/Clock';
import { Columns, Disclosure } from '../../ui';
import { FoldedBrief } from './Brief';
import { documentWords } from './documentWords';
import { Evaluate } from './Evaluate';
import { documentShown, InvoicePart } from './InvoicePart';
import type { Work as Loaded, Project } from './load.server';
import { CurrentTask } from './Now';
import { OwnLink } from './OwnLink';
import { PaidEarlier } from './PaidEarlier';
import { Pieces } from './Pieces';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { Statement } from './Statement';
import { ContractCard } from './ToSign';

type Part = 'amendments' | 'pieces' | 'invoice' | 'evaluate' | 'money';

/** For each task or waiting state, the part of the page that it is about. */
const partOf: Partial<Record<Project['now']['code'], Part>> = {
  answer_amendment: 'amendments',
  change_draft: 'pieces',
  publish_content: 'pieces',
  fix_post: 'pieces',
  submit_draft: 'pieces',
  send_figures: 'pieces',
  wait_review: 'pieces',
  wait_verification: 'pieces',
  send_invoice: 'invoice',
  fix_invoice: 'invoice',
  wait_invoice: 'invoice',
  wait_charge: 'money',
  wait_approval: 'money',
  wait_payment: 'money',
  correct_payee: 'money',
  payment_failed: 'money',
  paid: 'money',
  evaluate: 'evaluate',
};

/** A project under contract: the current task with its form first, and all other parts behind disclosures. */
export function Work({ project, work }: { project: Project; work: Loaded }) {
  const { t } = useTranslation(['creator', 'shared']);
  const { rounds, now, tasks, amendments } = project;
  const due = new Set([now.code, ...tasks].map((code) => partOf[code as typeof now.code]));
  // The checks of a sent document are shown, whatever the current task is.
  if (work.state?.status === 'being_checked') due.add('invoice');
  // Once the payment was made, the brand's evaluation is the last thing to read.
  if (now.code === 'paid') due.add('evaluate');
  const parts: Record<Part, { title: string; content: ReactNode }> = {
    amendments: {
      title: t('shared:amendment.title'),
      content: amendments.length > 0 && (
        <Amendments
          amendments={amendments}
          answer={(amendment) => (
            <AnswerAmendment
              amendment={amendment}
              receives={project.ofAmendments[amendment.id]}
              legalForm={project.payee?.legalForm ?? 'individual'}
              pressKey={project.key}
            />
          )}
        />
      ),
    },
    pieces: {
      title: t('pieces.title'),
      content: (
        <Pieces work={work} brief={project.brief} queuedId={project.queuedId}>
          <PaidEarlier project={project} />
        </Pieces>
      ),
    },
    invoice: {
      title: t(documentWords[documentShown(project.payee, project.proposal.currency)].title),
      content: work.payout && (
        <InvoicePart
          key={work.payout.id}
          page={{ ...project, title: project.brief.title, rate: project.expected.rate }}
          payout={work.payout}
          price={priceBeforeFee(work.payout, project)}
          invoices={work.invoices}
          expectedPay={project.expectedPay}
          delivered={work.delivered}
        />
      ),
    },
    evaluate: {
      title: t('evaluate.part'),
      content: work.opinions.length > 0 && <Evaluate opinions={work.opinions} />,
    },
    money: {
      title: t('work.clock'),
      content: work.clock && (
        <section id="money" className={styles.anchor} aria-labelledby="money-title">
          <h2 id="money-title">{t('work.clock')}</h2>
          <PaymentClock
            stages={work.clock}
            document={documentOfPayee(project.payee, project.proposal.currency)}
          />
        </section>
      ),
    },
  };
  const all = (Object.keys(parts) as Part[]).filter((part) => parts[part].content);
  const first = partOf[now.code];
  const open = all
    .filter((part) => due.has(part))
    .toSorted((a, b) => Number(b === first) - Number(a === first));
  return (
    <>
      <CurrentTask project={project} />
      <Columns
        aside={
          <>
            <Statement project={project} work={work} />
            <ContractCard project={project} />
          </>
        }
      >
        {open.map((part) => (
          <div key={part}>{parts[part].content}</div>
        ))}
        {all
          .filter((part) => !due.has(part))
          .map((part) => (
            <Disclosure key={part} summary={parts[part].title}>
              {parts[part].content}
            </Disclosure>
          ))}
        <OwnLink project={project} />
        <FoldedBrief project={project} />
        <Rounds rounds={rounds} />
      </Columns>
    </>
  );
}

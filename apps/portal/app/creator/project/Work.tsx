import { useTranslation } from 'react-i18next';
import { Amendments } from '../../contract/Amendments';
import { PaymentClock } from '../../payment/Clock';
import { Columns, Disclosure } from '../../ui';
import { Brief } from './Brief';
import { Evaluate } from './Evaluate';
import { InvoicePart } from './InvoicePart';
import type { Work as Loaded, Project } from './load.server';
import { OwnLink } from './OwnLink';
import { Pieces } from './Pieces';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { Statement } from './Statement';
import { ContractCard } from './ToSign';

/** A project under contract: deliverables first, then the invoice and the payment. */
export function Work({ project, work }: { project: Project; work: Loaded }) {
  const { t } = useTranslation('creator');
  const { rounds } = project;
  return (
    <Columns
      aside={
        <>
          <Statement project={project} work={work} />
          <ContractCard project={project} />
        </>
      }
    >
      <Amendments renewals={project.renewals} pressKey={project.key} answers />
      <Evaluate opinions={work.opinions} />
      <Pieces work={work} brief={project.brief} />
      <OwnLink project={project} />
      <InvoicePart project={project} work={work} />
      {work.clock && (
        <section id="money" className={styles.anchor} aria-labelledby="money-title">
          <h2 id="money-title">{t('work.clock')}</h2>
          <PaymentClock stages={work.clock} />
        </section>
      )}
      <Disclosure summary={t('brief.title')}>
        <Brief project={project} />
      </Disclosure>
      <Rounds rounds={rounds} />
    </Columns>
  );
}

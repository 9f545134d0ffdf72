import { isDelivered } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrandMark, ButtonLink, PageHeader, Steps } from '../../ui';
import type { Project } from './load.server';
import { phaseOf, phases } from './stage';

/** Phase and brand of the project, and the topic of the page. */
export function Head({ project }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { stage, brief, tradeName, logo, work, proposal } = project;
  const phase = phaseOf(stage, isDelivered(work?.pieces ?? []));
  const paid = work?.payout?.status === 'made';
  const at = phase ? phases.indexOf(phase) : -1;
  const company = tradeName || t('brief.silent');
  const stateOf = (n: number) => {
    if (n < at || paid) return 'done';
    return n === at ? 'now' : 'next';
  };
  return (
    <PageHeader
      above={
        phase && (
          <Steps
            label={t('phases.label')}
            steps={phases.map((key, n) => ({ key, label: t(`phases.${key}`), state: stateOf(n) }))}
          />
        )
      }
      lead={<BrandMark id={proposal.companyId} name={company} src={logo} size="large" />}
      title={t(`head.${stage}`, { title: brief.title, company })}
      subtitle={t(`subtitle.${stage}`, { company })}
      action={<ConversationLink briefingId={proposal.briefingId} />}
    />
  );
}

/** Link to the conversation with the brand. */
function ConversationLink({ briefingId }: { briefingId: number }) {
  const { t } = useTranslation('shared');
  return (
    <ButtonLink
      to={`${areaPath.creator}/briefing/${briefingId}/chat#last`}
      icon={<MessageCircle aria-hidden="true" />}
    >
      {t('messages.open')}
    </ButtonLink>
  );
}

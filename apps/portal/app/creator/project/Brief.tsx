import { fieldsIn, stepsOf } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { CampaignPicture } from '../../briefing/CampaignPicture';
import { useBriefFacts } from '../../briefing/facts';
import { HelpLink } from '../../help/HelpLink';
import { Card, DefinitionList, Disclosure } from '../../ui';
import type { Project } from './load.server';

/** The brief as the creator may read it; fields hidden from the creator are left out. */
export function Brief({ project: { brief, tradeName } }: { project: Pick<Project, 'brief' | 'tradeName'> }) {
  const { t } = useTranslation(['creator', 'options']);
  const facts = useBriefFacts();
  const named = { ...brief, brand: brief.brand || tradeName };
  const fields = stepsOf(brief.kind)
    .flatMap((step) => fieldsIn(brief.kind, step))
    .filter((field) => field !== 'kind' && field !== 'title');
  const rights = t('options:briefingStep.midia');
  const disclosure = fields.includes('contentRules') && brief.contentRules.disclosure === '';
  return (
    <Card level={2} title={t('brief.title')}>
      {brief.picture && <CampaignPicture picture={brief.picture} size="wide" />}
      <DefinitionList
        items={[
          ...fields.flatMap((field) =>
            facts(field, named).map((fact, n) =>
              field === 'rights' && n === 0
                ? { ...fact, help: <HelpLink audience="creator" term="rights" name={rights} /> }
                : fact,
            ),
          ),
          ...(disclosure
            ? [
                {
                  term: t('brief.disclosure'),
                  value: t('brief.disclosureText'),
                  help: <HelpLink audience="creator" term="disclosure" name={t('brief.disclosure')} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** The brief behind a disclosure, at stages where the brief is not the topic. */
export function FoldedBrief({ project }: { project: Pick<Project, 'brief' | 'tradeName'> }) {
  const { t } = useTranslation('creator');
  return (
    <Disclosure summary={t('brief.title')}>
      <Brief project={project} />
    </Disclosure>
  );
}

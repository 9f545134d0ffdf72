import { type Briefing, fieldsIn, type ReadBrief, type Step, stepsOf } from '@elenco/core/hiring';
import type { FieldError } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Section, Stack } from '../ui';
import { useErrorText } from '../ui/field';
import styles from './briefing.module.css';
import { CampaignPicture } from './CampaignPicture';
import { useBriefFacts } from './facts';

type Props = {
  brief: Pick<Briefing, 'kind'> & ReadBrief & { readonly picture?: string | null };
  /** True to show file names without links, for readers without an account. */
  closedFiles?: boolean;
  /**
   * Returns the link to edit a part, or to the first of its errors. If `edit` is missing, the brief is
   * read-only and empty parts are hidden.
   */
  edit?: (step: Step, errors?: readonly FieldError[]) => string;
  /** Errors by step. */
  wrong?: { readonly [S in Step]?: readonly FieldError[] };
};

/** Displays a brief in the order of its steps. */
export function BriefBlocks({ brief, closedFiles = false, edit, wrong = {} }: Props) {
  const { t } = useTranslation(['company', 'options', 'brief']);
  const words = useErrorText();
  const facts = useBriefFacts(closedFiles);
  const blocks = stepsOf(brief.kind)
    .filter((step) => step !== 'review')
    .map((step) => ({ step, items: fieldsIn(brief.kind, step).flatMap((field) => facts(field, brief)) }))
    .filter(({ items }) => edit || items.length > 0);
  return (
    <div className={styles.blocks}>
      {brief.picture && <CampaignPicture picture={brief.picture} size="wide" />}
      {blocks.map(({ step, items }) => {
        const name = t(`options:briefingStep.${step}`);
        return (
          <Section
            key={step}
            title={name}
            action={
              edit && (
                <Link to={edit(step, wrong[step])} aria-label={t('wizard.editPart', { part: name })}>
                  {t('wizard.edit')}
                </Link>
              )
            }
          >
            <Stack>
              {items.length > 0 ? <DefinitionList items={items} /> : <p className="muted">–</p>}
              {(wrong[step] ?? []).length > 0 && (
                <ul className={styles.wrong}>
                  {wrong[step]?.map((error) => (
                    <li key={error.pointer + error.code}>
                      {edit ? <Link to={edit(step, [error])}>{words(error)}</Link> : words(error)}
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          </Section>
        );
      })}
    </div>
  );
}

import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { FileDrop, Form, Segmented, Stack, SubmitButton } from '../ui';
import type { Preview } from './newMembers.server';

type Props = Pick<Preview, 'refused' | 'otherwise'> & { readonly limit: number };

/**
 * Form that uploads a CSV file for a preview; it sends no invitations. The form also asks for the kind of
 * invitation, for lines that do not state one. No kind is preselected, so that no creator joins the team by
 * mistake.
 */
export function FileForm({ refused, otherwise, limit }: Props) {
  const { t } = useTranslation(['team', 'options']);
  return (
    <Form encType="multipart/form-data">
      <Stack form>
        <FileDrop
          name="file"
          label={t('file.label')}
          hint={t('file.hint', { limit })}
          accept=".csv,text/csv"
          errors={refused ? [refused] : []}
        />
        <Segmented
          name="otherwise"
          label={t('file.otherwise')}
          required={false}
          {...(otherwise && { defaultValue: otherwise })}
          options={[
            { value: 'member', label: t('options:invitationKind.member') },
            { value: 'creator', label: t('options:invitationKind.creator') },
          ]}
        />
        <p>
          <a href={`${areaPath.company}/newmembers.csv`} download>
            {t('file.sample')}
          </a>
        </p>
        <SubmitButton name="intent" value="preview" variant="dark">
          {t('file.check')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { FileDrop, Form, Segmented, Stack, SubmitButton } from '../ui';
import type { Preview } from './newMembers.server';

type Props = Pick<Preview, 'refused' | 'otherwise'> & { readonly limit: number };

/** Form that uploads a CSV file for a preview; it sends no invitations. */
export function FileForm({ refused, otherwise = 'member', limit }: Props) {
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
          defaultValue={otherwise}
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, lazyPart, Stack } from '../ui';

const Window = lazyPart(() => import('./AddressWindow'));

type Props = {
  /** Name of the content; the content fades in when the name changes. */
  view: string;
  title: string;
  description?: string;
  /** True if the modal contains input, so that a click outside does not close it. */
  form?: boolean;
  /** URL of the page without the modal. */
  closed: string;
  children: ReactNode;
};

/**
 * A modal that is open while the page's URL names it. If scripts are disabled, its content is shown at the
 * top of the page instead, with a link that closes it.
 */
export function AddressModal(props: Props) {
  const { t } = useTranslation();
  const { title, description, closed, children } = props;
  return (
    <>
      <noscript>
        <Card level={2} title={title}>
          <Stack>
            {description && <p>{description}</p>}
            {children}
            <div>
              <ButtonLink to={closed} size="small">
                {t('ui.back')}
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      </noscript>
      <Window {...props} />
    </>
  );
}

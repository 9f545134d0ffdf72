import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, lazyPart, Stack } from '../ui';

const Window = lazyPart(() => import('./AddressWindow'));

type Props = {
  /** Names what is shown; another one fades in. */
  view: string;
  title: string;
  description?: string;
  /** Holds what somebody types: a press beside the window does not close it. */
  form?: boolean;
  /** The page's address without the window. */
  closed: string;
  children: ReactNode;
};

/**
 * What an address shows over its page. Without scripts it stands at the top of the page instead, with a way back; both
 * hold the same form or text.
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

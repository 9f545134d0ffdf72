import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Row,
  Section,
  Skeleton,
  Stack,
  toast,
  toastPlaces,
} from '../ui';

const tones = ['info', 'success', 'warning', 'error'] as const;

export function Notices() {
  const counter = useRef(0);
  const next = () => {
    counter.current += 1;
    return counter.current;
  };
  const { t } = useTranslation('gallery');
  return (
    <Section title={t('notices')}>
      <Stack>
        {tones.map((tone) => (
          <Alert key={tone} tone={tone}>
            {t(tone)}
          </Alert>
        ))}
        <Row>
          {tones.map((tone) => (
            <Button key={tone} size="small" onClick={() => toast(t(tone), { tone })}>
              {t('show', { name: tone })}
            </Button>
          ))}
          <Button size="small" onClick={() => toast(t('plainToast'), { tone: 'default' })}>
            {t('show', { name: 'default' })}
          </Button>
        </Row>
        <Row>
          {toastPlaces.map((place) => (
            <Button
              key={place}
              size="small"
              onClick={() => toast(`${place} ${next()}`, { place, tone: 'info' })}
            >
              {place}
            </Button>
          ))}
        </Row>
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <ButtonLink to="/dev/ui" variant="dark">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
        <Skeleton lines={4} />
        <Skeleton block />
      </Stack>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { CopyText } from '../payment/CopyText';
import styles from '../team/team.module.css';
import { Button, Card, DateText, Row, Stack } from '../ui';

type Props = { code: { id: number; shown: string; since: string; link: string } };

/** A curator's code in large letters, a link to share it, and its actions. */
export function CuratorCode({ code: { id, shown, since, link } }: Props) {
  const { t } = useTranslation(['team', 'company']);
  return (
    <Card title={t('curator.yours')} level={2}>
      <Stack>
        <p className={styles.code} translate="no">
          {shown}
        </p>
        <p className="muted small">
          {t('curator.openSince')} <DateText value={since} />
        </p>
        <CopyText label={t('curator.link')} text={link} />
        <Row>
          {(['rotate', 'close'] as const).map((move) => (
            <MoveDialog
              key={move}
              intent={move}
              fields={{ id }}
              danger={move === 'close'}
              title={t(`curator.${move}.title`)}
              text={t(`curator.${move}.text`)}
              confirm={t(`curator.${move}.do`)}
              trigger={<Button size="small">{t(`curator.${move}.do`)}</Button>}
            />
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

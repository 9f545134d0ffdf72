import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './StageTrack.module.css';
import { StatusGlyph } from './StatusGlyph';

interface RoadStage {
  readonly key: string;
  readonly label: string;
  /** `open` is a past stage with unfinished items. */
  readonly state: 'done' | 'open' | 'now' | 'next';
  /** A date or a period. */
  readonly when?: ReactNode;
  /** Party that has to act. */
  readonly owner?: ReactNode;
  /** Text about late items. */
  readonly late?: string | undefined;
  /** Text about unfinished items. */
  readonly left?: string | undefined;
  /** Portrait of the party that has to act; replaces the dot of the current stage. */
  readonly face?: ReactNode;
}

type Props = {
  label: string;
  stages: readonly RoadStage[];
  /** Elapsed share of the current stage, from 0 to 1; without it, today is not marked. */
  share?: number | undefined;
};

/** Stages of a project from first to last: names, dates, responsible parties, late items. */
export function StageTrack({ label, stages, share }: Props) {
  const { t } = useTranslation();
  const at = stages.findIndex(({ state }) => state === 'now');
  const now = stages[at];
  return (
    <div className={styles.road}>
      <p className={styles.short}>
        {now && <strong>{now.label}</strong>}
        <span className="muted">
          {t('ui.stageOf', { at: at < 0 ? stages.length : at + 1, count: stages.length })}
        </span>
        {now?.when && <span className={styles.shortWhen}>{now.when}</span>}
      </p>
      <StageBars stages={stages} />
      <ol className={styles.stages} aria-label={label}>
        {stages.map((stage) => (
          <Stage key={stage.key} stage={stage} share={share} />
        ))}
      </ol>
      {/* Checkbox and CSS collapse the stages on phones only, since the server does not know the screen
          size. Works without scripts. */}
      <label className={styles.unfold}>
        <input type="checkbox" />
        {t('ui.wholeRoad')}
      </label>
    </div>
  );
}

function Stage({ stage, share }: { stage: RoadStage; share: number | undefined }) {
  const { t } = useTranslation();
  const { label, state, when, owner, late, left, face } = stage;
  const gone = state === 'now' && share !== undefined ? `${20 + share * 65}%` : undefined;
  return (
    <li
      className={cx(styles.stage, styles[state])}
      style={gone ? ({ '--gone': gone } as CSSProperties) : undefined}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={styles.line}>
        {face && state === 'now' ? (
          face
        ) : (
          <span className={styles.knot} aria-hidden="true">
            {(state === 'done' || state === 'open') && <Check />}
          </span>
        )}
        {gone && <span className={styles.today}>{t('ui.today')}</span>}
      </span>
      <strong className={styles.name}>
        {label}
        {state !== 'next' && <span className="sr"> ({t(`ui.stage.${state}`)})</span>}
      </strong>
      {when && <span className={styles.when}>{when}</span>}
      {owner && <span className={styles.owner}>{owner}</span>}
      {left && (
        <span className={styles.left}>
          <StatusGlyph shape="blocked" /> {left}
        </span>
      )}
      {late && (
        <span className={styles.late}>
          <StatusGlyph shape="attention" /> {late}
        </span>
      )}
    </li>
  );
}

const bars = { done: 'barDone', open: 'barDone', now: 'barNow', next: 'barNext' } as const;

type Bar = { readonly key: string; readonly state: RoadStage['state']; readonly late?: string | undefined };

/** Stages as short bars, for a phone or a table row. The text beside them has the same meaning. */
export function StageBars({ stages }: { stages: readonly Bar[] }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {stages.map(({ key, state, late }) => (
        <span key={key} className={cx(styles.bar, styles[bars[state]], late && styles.barLate)} />
      ))}
    </span>
  );
}

import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './Road.module.css';
import { StatusGlyph } from './StatusGlyph';

interface RoadStage {
  readonly key: string;
  readonly label: string;
  /** `open` is past with something left in it. */
  readonly state: 'done' | 'open' | 'now' | 'next';
  /** A date, or from when to when. */
  readonly when?: ReactNode;
  /** Who has to do it. */
  readonly owner?: ReactNode;
  /** What is late in it, or left in it. */
  readonly late?: string | undefined;
  readonly left?: string | undefined;
  /** Who has the ball; stands on the line in the place of the current knot. */
  readonly face?: ReactNode;
}

type Props = {
  label: string;
  stages: readonly RoadStage[];
  /** How far the current stage's time has gone, from 0 to 1; without one nothing is said of today. */
  share?: number | undefined;
};

/** The way of a project from its first to its last stage: names, dates, owners, what is late. */
export function Road({ label, stages, share }: Props) {
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
      {/* A box and the style sheet: folded on phones only, which the server cannot know, and without scripts. */}
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

/** The same in short bars, for a phone or a row of a table; what they say stands in words beside them. */
export function StageBars({ stages }: { stages: readonly Bar[] }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {stages.map(({ key, state, late }) => (
        <span key={key} className={cx(styles.bar, styles[bars[state]], late && styles.barLate)} />
      ))}
    </span>
  );
}

import { type Finding, severity } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './findings.module.css';
import { MarkedText } from './MarkedText';
import { formatTime } from './time';

/** Rules whose findings quote words of the brief. */
const quoted: readonly Finding['rule'][] = ['mustSay', 'mustNotSay', 'claim'];

type Props = {
  findings: readonly Finding[];
  /** Caption in which the findings are marked; undefined if it is shown elsewhere. */
  caption?: string;
};

/** Deviations from the brief: the marked caption, and a list grouped by severity. */
export function Findings({ findings, caption }: Props) {
  const { t } = useTranslation('shared');
  if (findings.length === 0) return null;
  const isMarked = findings.some(({ where }) => where?.in === 'caption');
  return (
    <div className={styles.findings}>
      {caption !== undefined && isMarked && <MarkedText text={caption} findings={findings} />}
      {severity.options.map((group) => {
        const own = findings.filter((one) => one.severity === group);
        return (
          own.length > 0 && (
            <section key={group}>
              <h4 className={styles.group}>{t(`findings.${group}`)}</h4>
              <ul className={styles.list}>
                {byRequirement(own).map((same) => (
                  <Item key={`${same[0].rule} ${same[0].what}`} same={same} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

type Same = [Finding, ...Finding[]];

/** Groups findings of the same requirement, which become one item. */
function byRequirement(findings: readonly Finding[]): Same[] {
  const groups = new Map<string, Same>();
  for (const one of findings) {
    const key = `${one.rule} ${one.what}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

function Item({ same }: { same: Same }) {
  const { t } = useTranslation('shared');
  const { anyOf } = useFormat();
  const [{ rule, severity: group, what }] = same;
  const isHidden = rule === 'disclosure' && group === 'warning';
  const words = what.split('\n').map((line) => (quoted.includes(rule) ? `“${line}”` : line));
  const spoken = same.flatMap(({ where }) => (where?.in === 'subtitles' ? [where] : []));
  const times = spoken.flatMap(({ atMs }) => (atMs === null ? [] : [formatTime(atMs)]));
  return (
    <li>
      {t(`findings.rules.${isHidden ? 'disclosureHidden' : rule}`, { what: anyOf(words) })}
      {spoken.length > 0 && (
        <span className="muted">
          {' · '}
          {times.length > 0 ? t('findings.at', { time: times.join(', ') }) : t('findings.inSubtitles')}
        </span>
      )}
    </li>
  );
}

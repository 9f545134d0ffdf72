import styles from './Cast.module.css';
import bia from './portraits/bia.svg?url';
import caio from './portraits/caio.svg?url';
import iris from './portraits/iris.svg?url';
import lia from './portraits/lia.svg?url';
import nina from './portraits/nina.svg?url';
import otto from './portraits/otto.svg?url';
import ravi from './portraits/ravi.svg?url';
import theo from './portraits/theo.svg?url';

const faces = [lia, iris, theo, caio, otto, nina, bia, ravi];

/**
 * Eight drawn portraits on discs; adjacent discs differ. The portraits are decoration, so they are hidden
 * from screen readers.
 */
export function Cast() {
  return (
    <div className={styles.cast} aria-hidden="true">
      {faces.map((src) => (
        <span key={src} className={styles.face}>
          <img src={src} alt="" width="200" height="200" />
        </span>
      ))}
    </div>
  );
}

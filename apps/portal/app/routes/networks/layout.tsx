import { Outlet } from '@remix-run/react';
import styles from '../../connection/connection.module.css';
import type { RouteHandle } from '../../handle';
import { Public } from '../../shell';

export const handle: RouteHandle = {
  title: 'connections:title',
  i18n: ['connections', 'options', 'resources'],
};

export default function Networks() {
  return (
    <Public>
      <div className={styles.page}>
        <Outlet />
      </div>
    </Public>
  );
}

import '@remix-run/server-runtime';
import type { AppContext } from './context';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends AppContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

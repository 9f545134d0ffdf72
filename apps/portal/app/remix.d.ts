import '@remix-run/server-runtime';
import type { AppContext } from './context.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends AppContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { chunkOf } from './chunks';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        // URLs are listed in app/routes.ts.
        v3_routeConfig: true,
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // The list of all routes is a cached file of 4 kB; lazy discovery would add 1 ms to each render.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
      },
    }),
  ],
  // Terser makes scripts 5% smaller than esbuild does, but the build needs half a minute more CPU time.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
          onLog(level, log, handle) {
            // In a circular dependency, the order of execution is arbitrary: a chunk may use another chunk
            // that has not run yet.
            if (log.code === 'CIRCULAR_CHUNK') throw new Error(log.message);
            handle(level, log);
          },
        },
  },
  // Lists all packages. Each package that Vite discovers at run time causes a new bundle and a reload, during
  // which the page briefly has two copies of React.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/combobox',
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/tabs',
      '@base-ui/react/toast',
      '@brazilian-utils/brazilian-utils/format-cep',
      '@brazilian-utils/brazilian-utils/format-cnpj',
      '@brazilian-utils/brazilian-utils/format-cpf',
      '@brazilian-utils/brazilian-utils/get-holidays',
      '@brazilian-utils/brazilian-utils/get-pix-key-info',
      '@brazilian-utils/brazilian-utils/is-valid-cnpj',
      '@brazilian-utils/brazilian-utils/is-valid-cpf',
      '@brazilian-utils/brazilian-utils/is-valid-phone',
      '@conform-to/react',
      '@conform-to/zod/v4',
      '@floating-ui/react-dom',
      '@floating-ui/utils',
      '@floating-ui/utils/dom',
      '@remix-run/node',
      'i18next',
      'libphonenumber-js',
      'lucide-react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react-imask',
      'remix-i18next/client',
      'reselect',
      'use-sync-external-store/shim',
      'use-sync-external-store/shim/with-selector',
      'zod',
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // Bundles the icons into the server. The bundle contains only the icons that pages use, instead of all
  // 1,700.
  ssr: { noExternal: [/^@elenco\//, /^@base-ui\//, 'remix-i18next', 'lucide-react'] },
}));

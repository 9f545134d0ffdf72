import { type BuildOptions, build, type PluginBuild } from 'esbuild';

/** Bundles the workspace's own packages; npm packages remain imports. */
const ownPackagesInside = {
  name: 'own-packages-inside',
  setup({ onResolve }: PluginBuild) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@elenco/') ? undefined : { path, external: true },
    );
  },
};

const forNode: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: 'linked',
  plugins: [ownPackagesInside],
};

/**
 * Bundles a program and the workspaces that it imports into one file for Node, with a source map next to it.
 */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({ ...forNode, entryPoints: [entry], outfile });
}

/** Bundles programs into one folder. Shared code is in chunks, so that one process loads it once. */
export async function bundleTogether(entries: Record<string, string>, outdir: string): Promise<void> {
  await build({ ...forNode, entryPoints: entries, outdir, splitting: true, chunkNames: '[name]-[hash]' });
}

import { type BuildOptions, build, type PluginBuild } from 'esbuild';

/** The workspace's own packages are put inside; what comes from npm stays outside. */
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

/** Makes one file for Node of a program and all of our own that it imports, with its map beside it. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({ ...forNode, entryPoints: [entry], outfile });
}

/** Bundles programs into one folder. What they share is in chunks, so that one process loads it once. */
export async function bundleTogether(entries: Record<string, string>, outdir: string): Promise<void> {
  await build({ ...forNode, entryPoints: entries, outdir, splitting: true, chunkNames: '[name]-[hash]' });
}

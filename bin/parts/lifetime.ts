import manifest from '../../package.json' with { type: 'json' };

/** Resources that were started in this process. They are stopped in reverse order. */
export type Lifetime = {
  /** Registers a function that stops a resource. The function that was registered last runs first. */
  endsWith(close: () => Promise<void>): void;
  /** Stops all resources. A second call does nothing. */
  end(): Promise<void>;
  /** True after `end` was called. */
  readonly ending: boolean;
};

const END_LIMIT_MS = 40_000;
const PARENT_CHECK_MS = 500;

/**
 * Creates the lifetime of this process. Stops everything and exits with 0 on SIGTERM, on Ctrl-C, and when npm
 * has ended. A killed npm forwards no signal, and a server that continued to run would occupy port and data
 * folder.
 */
function lifetime(): Lifetime {
  const closers: (() => Promise<void>)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = async (): Promise<void> => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  const end = () => {
    ending ??= endAll();
    return ending;
  };
  const leave = () => {
    if (ending) return; // Ctrl-C causes two signals: from the terminal and from npm
    setTimeout(() => {
      console.error(`Not everything ended within ${END_LIMIT_MS / 1000} s, leaving anyway.`);
      process.exit(1);
    }, END_LIMIT_MS).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  if (process.env.npm_lifecycle_event) watchParent(leave);
  return {
    endsWith: (close) => void closers.push(close),
    end,
    get ending() {
      return ending !== undefined;
    },
  };
}

/**
 * Runs the main part of a program. If it throws, prints the error as one message, stops everything, and exits
 * with the code `failure`, 1 by default.
 */
export async function run(main: (life: Lifetime) => Promise<void>, failure = 1): Promise<void> {
  const life = lifetime();
  try {
    requireNodeVersion();
    await main(life);
  } catch (error) {
    if (life.ending) return; // the shutdown caused the error
    console.error(hasOperatorMessage(error) ? error.message : error);
    await life.end();
    process.exit(failure);
  }
}

/** Returns true for errors whose message is sufficient for operators, so that no stack trace is printed. */
function hasOperatorMessage(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['BackupError', 'FormerMigrationsError', 'SettingsError', 'StartError'].includes(error.name)
  );
}

/**
 * Exits if the version of Node is too old. This check is needed because npm only warns about an old version.
 * Most machines get Node from this project's dependencies (docs/decisions/051).
 */
function requireNodeVersion(): void {
  const oldest = Number.parseInt(manifest.engines.node.replace('>=', ''), 10);
  if (Number.parseInt(process.versions.node, 10) < oldest)
    throw new StartError(`Elenco needs Node ${oldest} or newer; this is ${process.version}.`);
}

/** An error that the operator can fix. Its message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function watchParent(leave: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();
}

import manifest from '../../package.json' with { type: 'json' };

/** Resources started in this process, stopped in reverse order. */
export type Lifetime = {
  /** Registers a function that stops a resource; the last registered runs first. */
  endsWith(close: () => Promise<void>): void;
  /** Stops everything, once. */
  end(): Promise<void>;
  /** True once stopping has begun. */
  readonly ending: boolean;
};

const END_LIMIT_MS = 40_000;
const PARENT_CHECK_MS = 500;

/**
 * Stops everything and exits with 0 on SIGTERM and Ctrl-C, and when npm is gone. A killed npm forwards no
 * signal, and a remaining server would occupy port and data folder.
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
    if (ending) return; // Ctrl-C arrives twice: from the terminal and through npm
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
 * Runs the main part of a program. Prints an error as one message, stops everything, and exits with 1 or
 * `failure`.
 */
export async function run(main: (life: Lifetime) => Promise<void>, failure = 1): Promise<void> {
  const life = lifetime();
  try {
    demandNode();
    await main(life);
  } catch (error) {
    if (life.ending) return; // caused by the shutdown
    console.error(isPlain(error) ? error.message : error);
    await life.end();
    process.exit(failure);
  }
}

/** True for errors whose message is complete for operators, who need no stack trace. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['BackupError', 'FormerMigrationsError', 'SettingsError', 'StartError'].includes(error.name)
  );
}

/**
 * Checks the version of Node. npm only warns about an older one, and most machines get theirs from our
 * dependencies (docs/decisions/051).
 */
function demandNode(): void {
  const oldest = Number.parseInt(manifest.engines.node.replace('>=', ''), 10);
  if (Number.parseInt(process.versions.node, 10) < oldest)
    throw new StartError(`Elenco needs Node ${oldest} or newer; this is ${process.version}.`);
}

/** An error that the operator can fix: the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function watchParent(leave: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();
}

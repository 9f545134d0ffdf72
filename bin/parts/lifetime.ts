import manifest from '../../package.json' with { type: 'json' };

/** What was started in this process and in which order it ends. */
export type Lifetime = {
  /** Remembers how to end something; the last one started ends first. */
  endsWith(close: () => Promise<void>): void;
  /** Ends everything, once. */
  end(): Promise<void>;
  /** Whether it is ending already. */
  readonly ending: boolean;
};

const END_LIMIT_MS = 40_000;
const PARENT_CHECK_MS = 500;

/**
 * Ends everything and exits with 0 on SIGTERM and Ctrl-C. Under npm also when npm itself is gone: a
 * killed npm passes no signal on, and a server left behind would hold port and data folder.
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
    if (ending) return; // Ctrl-C reaches us twice: from the terminal and through npm
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

/** Runs a program's main part: what goes wrong is told in one message, everything started is ended, exit 1 or `failure`. */
export async function run(main: (life: Lifetime) => Promise<void>, failure = 1): Promise<void> {
  const life = lifetime();
  try {
    demandNode();
    await main(life);
  } catch (error) {
    if (life.ending) return; // what was under way lost its ground because we were told to end
    console.error(isPlain(error) ? error.message : error);
    await life.end();
    process.exit(failure);
  }
}

/** Errors made to be read by people carry their whole sense in the message; a stack would bury it. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof Error && ['FormerMigrationsError', 'SettingsError', 'StartError'].includes(error.name)
  );
}

/** npm only warns of an older Node, and most machines get theirs from our dependencies (docs/decisions/051). */
function demandNode(): void {
  const oldest = Number.parseInt(manifest.engines.node.replace('>=', ''), 10);
  if (Number.parseInt(process.versions.node, 10) < oldest)
    throw new StartError(`Elenco needs Node ${oldest} or newer; this is ${process.version}.`);
}

/** For what the operator can mend: the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function watchParent(leave: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();
}

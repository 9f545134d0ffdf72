import type { ElencoDataProvider } from '../providers/data';

interface Named {
  readonly data: readonly { readonly title: string }[];
}

/** Returns a squad's title; null if there is no such squad or it cannot be read. Failures are logged. */
export async function squadTitle(
  { ask }: Pick<ElencoDataProvider, 'ask'>,
  id: number,
): Promise<string | null> {
  try {
    const answer = await ask<Named>(`squads?squad_id=${id}`);
    return answer.data[0]?.title ?? null;
  } catch (error) {
    console.error(`The title of squad #${id} could not be read.`, error);
    return null;
  }
}

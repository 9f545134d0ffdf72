/** The folder of the whole project. */
export const root: string;
/** Folder of the built programs. */
export const built: string;
/** True in a built program. */
export const isBuilt: boolean;
/** Returns a hash of all sources. */
export function fingerprint(): string;
/** True if the last build is of these sources. */
export function isFresh(print?: string): boolean;
/** Marks the build as invalid, whatever the sources are next time. */
export function forgetBuild(): void;
/** Marks the build as made from these sources. */
export function noteBuild(print: string): void;

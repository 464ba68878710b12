/**
 * How long a screen waits for code before it shows a failure, in ms. On a connection that is open
 * but carries nothing an import hangs for minutes.
 */
export const codeMs = 20_000;

/**
 * Imports a module, and after a failure requests it under another address: Chromium remembers a
 * failed address for the life of the page and rejects every later import of it without a request.
 * A module whose own static import failed stays unavailable until the page is reloaded.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAt: string | undefined;
  let again = 0;
  return async () => {
    try {
      if (failedAt === undefined) return await load();
      again += 1;
      // The same module that `load` imports, by the address in the error message.
      return (await import(/* @vite-ignore */ `${failedAt}?again=${again}`)) as Module;
    } catch (error) {
      failedAt ??= addressIn(error);
      throw error;
    }
  };
}

/** The address is only in the error message; Safari's has none, but Safari does retry an import. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/\S+?\.js/.exec(error.message)?.[0] : undefined;

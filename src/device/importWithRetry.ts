/**
 * Imports a module, and after a failure asks for it under another address: Chromium remembers for as long as a page lives that an
 * address could not be fetched, and answers every later import of it from that memory.
 * A module that itself imports what did not come stays missing until the page is loaded anew.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAt: string | undefined;
  let again = 0;
  return async () => {
    try {
      if (failedAt === undefined) return await load();
      again += 1;
      // The very module that `load` names, from the address its failure told.
      return (await import(/* @vite-ignore */ `${failedAt}?again=${again}`)) as Module;
    } catch (error) {
      failedAt ??= addressIn(error);
      throw error;
    }
  };
}

/** Browsers tell it in the message alone; Safari does not, and needs none of this. */
const addressIn = (error: unknown): string | undefined => (error instanceof TypeError ? /https?:\/\/\S+?\.js/.exec(error.message)?.[0] : undefined);

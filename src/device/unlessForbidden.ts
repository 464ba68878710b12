/** Null where the browser forbids storage: reading the property of the window throws then. */
export function unlessForbidden(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

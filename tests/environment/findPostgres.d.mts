/** Where tests may create databases, or why there is no such PostgreSQL. */
export function findPostgres(
  named: string | undefined,
  url?: string,
): Promise<{ readonly url?: string; readonly why?: string }>;

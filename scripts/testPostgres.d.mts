export function findPostgres(
  named: string | undefined,
  url?: string,
): Promise<{ url: string; why?: never } | { url?: never; why: string }>;

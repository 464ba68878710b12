/** Bytes as the megabytes of a sentence, rounded up to one decimal. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;

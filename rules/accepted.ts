/** What of a company's works had been accepted on a day. PART: some of them. */
export type Accepted = 'ALL' | 'PART';

/** When a company's works were accepted, the first time; null if they were not. */
export interface AcceptedWorks {
  readonly acceptedOn: string | null;
  readonly partAcceptedOn: string | null;
}

/**
 * What had been accepted before a snag was raised. Days are YYYY-MM-DD in the project's time zone;
 * what is raised on the day of the acceptance may have been found at it.
 */
export function acceptedBefore(
  raisedOn: string,
  { acceptedOn, partAcceptedOn }: AcceptedWorks,
): Accepted | null {
  if (acceptedOn !== null && acceptedOn < raisedOn) return 'ALL';
  return partAcceptedOn !== null && partAcceptedOn < raisedOn ? 'PART' : null;
}

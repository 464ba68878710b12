import { keepLocally, useLocalStorage } from '../device/useLocalStorage';

interface Invited {
  readonly by: string;
  readonly role: string;
}

/** By whom and as what somebody was invited, until they dismiss it on this device. */
export function useInvited(personId: string, code: string): [Invited | null, () => void] {
  const [text, keep] = useLocalStorage(keyOf(personId, code));
  const [role = '', by] = text?.split('\n') ?? [];
  return [by === undefined ? null : { by, role }, () => keep('')];
}

export const keepInvited = (personId: string, code: string, { by, role }: Invited): void =>
  keepLocally(keyOf(personId, code), `${role}\n${by}`);

const keyOf = (personId: string, code: string): string => `snagbook.invited.${personId}.${code}`;

import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The names of a sentence's parameters, including those inside plurals and choices. */
export function parametersOf(message: CompiledMessage): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, , choices] = part as [unknown, unknown, unknown];
    if (typeof name === 'string' && name !== '#') names.add(name);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) choice.forEach(visit);
  };
  if (Array.isArray(message)) message.forEach(visit);
  return [...names];
}

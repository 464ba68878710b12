/** Whether a key goes into a field, or to something that lies over the screen, and not to the screen. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
}

/** A key on its own, for the screen. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.altKey && !event.defaultPrevented && !isTyping(event.target);
}

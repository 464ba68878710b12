/** Whether a key event belongs to a field or an overlay and not to the screen. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
    ) !== null
  );
}

/** Whether it is a key without modifiers for the screen. */
export function isShortcut(event: KeyboardEvent): boolean {
  return (
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    !isTyping(event.target)
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent } from 'react';
import { readFilters } from '../../domain/filters';
import { goToRow } from '../../app/focusWish';
import { isTyping } from '../../parts/isTyping';
import { escape, useEscape } from '../../ui/focus/escape';
import { headingOf } from '../../ui/focus/focus';
import { LayersContext } from '../../ui/overlays/layers';
import type { ProjectView } from './ProjectFrame';

/** Escape goes back one level: out of a field to the title of what is open, from there to the row in the list, or to the plan one came from. */
export function useStepBack(code: string, view: ProjectView): void {
  const navigate = useNavigate();
  const layers = use(LayersContext);
  const { plan } = useSearch({ strict: false });
  useEscape(view === 'snag' || view === 'new' || view === 'check', () => {
    if (view === 'new' && plan !== undefined) void navigate({ to: '/p/$code/plans/$plan', params: { code, plan }, search: readFilters });
    else void navigate({ to: '/p/$code', params: { code }, search: readFilters });
    return true;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[role="dialog"], [role="menu"]') !== null) return;
    const pane = target.closest<HTMLElement>('[data-pane]');
    if (isTyping(target)) {
      // What was typed stays. A search is emptied first, by the browser.
      if (pane !== null) headingOf(pane)?.focus({ preventScroll: true });
      else if (target instanceof HTMLInputElement && target.value === '') goToRow();
      return;
    }
    if (layers?.closeTop() === true || escape()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

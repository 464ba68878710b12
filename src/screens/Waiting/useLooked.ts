import { useEffect, useEffectEvent, useState } from 'react';
import { useUserSession } from '../../app/context';
import { useMarkSeen } from './useMarkSeen';

interface LookedRow {
  readonly isNew: boolean;
  readonly newEvents: number;
  readonly node: { readonly id: string; readonly project: { readonly id: string; readonly newlyWaiting: number } };
}

/**
 * Tells the server that the person has looked at what is new, and remembers what was new as long as the screen is open: how many things, by the
 * snag's id. What cannot be told now is told by the next look.
 */
export function useLooked(rows: readonly LookedRow[]): ReadonlyMap<string, number> {
  const markSeen = useMarkSeen();
  const { journal } = useUserSession();
  const [fresh, setFresh] = useState<ReadonlyMap<string, number>>(new Map());
  const news = rows.filter(({ isNew }) => isNew);
  const more = news.filter(({ node, newEvents }) => (fresh.get(node.id) ?? 0) < Math.max(1, newEvents));
  if (more.length > 0) setFresh(new Map([...fresh, ...more.map(({ node, newEvents }) => [node.id, Math.max(1, newEvents)] as const)]));

  const look = useEffectEvent(() => {
    const counts = new Map<string, number>();
    for (const { node } of news) counts.set(node.project.id, (counts.get(node.project.id) ?? 0) + 1);
    // What is new may stand further down, where nobody has looked yet.
    const projectIds = [...new Set(news.flatMap(({ node: { project } }) => ((counts.get(project.id) ?? 0) < project.newlyWaiting ? [] : [project.id])))];
    const places = projectIds.flatMap((projectId) => {
      const cursor = journal.seen(projectId);
      return cursor === null ? [] : [{ projectId, cursor }];
    });
    if (places.length > 0) markSeen({ places });
  });
  const what = news.map(({ node, newEvents }) => `${node.id} ${newEvents}`).join();
  useEffect(() => {
    if (what !== '') look();
  }, [what]);
  return fresh;
}

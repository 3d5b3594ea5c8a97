interface Step {
  readonly from: string;
  readonly to: string;
  readonly quality: number;
}

/**
 * Finds the path between two languages with the highest product of qualities (Dijkstra). Empty if both
 * are the same; null if there is no path.
 */
export function bestPath<T extends Step>(
  steps: readonly T[],
  from: string,
  to: string,
): T[] | null {
  const open = new Map<string, Reached<T>>([[from, { quality: 1, path: [] }]]);
  const done = new Set<string>();
  for (;;) {
    const [language, reached] = best(open) ?? [];
    if (!language || !reached) return null;
    if (language === to) return reached.path;
    open.delete(language);
    done.add(language);
    for (const step of steps) {
      if (step.from !== language || done.has(step.to)) continue;
      const quality = reached.quality * step.quality;
      if (quality <= (open.get(step.to)?.quality ?? 0)) continue;
      open.set(step.to, { quality, path: [...reached.path, step] });
    }
  }
}

interface Reached<T> {
  readonly quality: number;
  readonly path: T[];
}

const best = <T>(open: ReadonlyMap<string, Reached<T>>) =>
  [...open].toSorted(([, a], [, b]) => b.quality - a.quality)[0];

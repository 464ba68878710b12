// npm run bench                       everything
// npm run bench -- start list         only what is named

export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 'kB' | 'requests' | 'elements' | 'frames' | 'pages' | 'µs' | '%' | 'times';
}

/**
 * Figures, or a text that was made already. Each is loaded when it is its turn: none needs what
 * another is about.
 */
const benches: Record<string, () => Promise<Figure[] | string>> = {
  start: async () => (await import('./start')).measureStart(),
  size: async () => (await import('./size')).measureSize(),
  firstLoad: async () => (await import('./firstLoad')).measureFirstLoad(),
  coldStart: async () => (await import('./coldStart')).measureColdStart(),
  list: async () => (await import('./list')).measureList(),
  overview: async () => (await import('./overview')).measureOverview(),
  photos: async () => (await import('./photos')).measurePhotos(),
  plans: async () => (await import('./plans')).measurePlans(),
  portfolio: async () => (await import('./portfolio')).measurePortfolio(),
  answers: async () => (await import('./answers')).measureAnswers(),
  live: async () => (await import('./live')).measureLive(),
  scale: async () => (await import('./scale')).measureScale(),
  longWrites: async () => (await import('./longWrites')).measureLongWrites(),
  attacks: async () => (await import('./attacks')).measureAttacks(),
  reports: async () => (await import('./reports')).measureReports(),
  queues: async () => (await import('./queues')).measureQueues(),
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    console.error(
      `There is no bench named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    const found = await bench();
    if (typeof found === 'string') console.log(found);
    else
      for (const { name: what, value, unit } of found)
        console.log(
          `  ${what.padEnd(52)} ${value.toFixed(places(value, unit)).padStart(8)} ${unit}`,
        );
  }
}

/** Short times need a place more to say anything. */
function places(value: number, unit: Figure['unit']): number {
  return unit === 'MB' || unit === '%' || (unit === 'ms' && value < 100) ? 1 : 0;
}

await main();

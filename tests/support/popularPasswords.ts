import { readFileSync } from 'node:fs';

// The list as a module of its own: esbuild's way to import a JSON file by its default copies each of its 100,000 entries for each test file.
export default JSON.parse(readFileSync(require.resolve('popular-passwords/data.json'), 'utf8')) as string[];

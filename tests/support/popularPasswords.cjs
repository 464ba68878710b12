// The list as the default of a module: as a bare JSON file, esbuild's import copies each of its
// 100,000 entries for each test file.
const { readFileSync } = require('node:fs');

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = JSON.parse(readFileSync(require.resolve('popular-passwords/data.json'), 'utf8'));

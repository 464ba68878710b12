// npm run dev [-- --fresh] [-- options of vite]
// --fresh is ours, and Vite refuses options that it does not know.
const [node, file, ...given] = process.argv;
const options = given.filter((option) => option !== '--fresh');
if (options.length < given.length) process.env.SNAGBOOK_FRESH = '1';
process.argv = [node, file, '--configLoader', 'runner', ...options];
await import('../node_modules/vite/bin/vite.js');

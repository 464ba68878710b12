/**
 * Listens on a free port, says it as one line of JSON, counts requests, and ends with the process
 * that started it.
 */
export async function listen(server, counts) {
  server.prependListener('request', () => (counts.requests += 1));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  console.log(JSON.stringify({ port: server.address().port }));
  process.stdin.once('end', () => process.exit(0)).resume();
}

// The photos of `live`, in a process of their own, or sending them would hold up what is measured:
// livePhotos.ts <url> <site.json> <count> <snag …>. Sends all at once when it is told to.
import { once } from 'node:events';
import { grain } from '../support/photos';
import { benchClient } from './scale/client';

const [url = '', siteFile = '', count = '', ...snagIds] = process.argv.slice(2);
const client = await benchClient(url, siteFile);
const pictures = await Promise.all(
  Array.from({ length: Number(count) }, (_, nth) =>
    grain(1_200 + nth, 900)
      .jpeg({ quality: 80 })
      .toBuffer(),
  ),
);
process.send?.('ready');
await once(process, 'message');
await Promise.all(
  pictures.map((bytes, nth) =>
    client.photo(snagIds[nth % snagIds.length] ?? '', bytes, client.inspectorAt(nth))(),
  ),
);
process.send?.('sent');
process.exit();

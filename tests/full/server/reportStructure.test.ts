import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeReport, reportSettings } from '../../support/madeReports';
import { partNamed, pdfParts, partsThatSay } from '../../support/pdfParts';
import { grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';

// What PDF/A-2b asks of the structure of a report; programs that check a PDF run where they are.

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise({ title: 'Socket loose' });
  await site.addPhoto('inspector', id, await grain(640, 480).jpeg().toBuffer());
  await site.server.app.rendered();
});
afterAll(() => site.close());

/** Null where the program is not installed. */
function run(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

test.each(['LIST', 'HANDOVER'])(
  'a %s is PDF/A-2b by its structure: an output intent, embedded fonts, XMP and tags, and nothing that is forbidden',
  async (kind) => {
    const { file } = await madeReport(site, {
      kind,
      settings: { ...reportSettings, photos: 'LARGE' },
    });
    const text = file.toString('latin1');
    const parts = pdfParts(file);
    expect(text).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    expect(text).toMatch(/\/ID \[/);
    const [catalog] = partsThatSay(parts, '/Type /Catalog');
    expect(partNamed(parts, 'MarkInfo').says).toMatch(/\/Marked true/);
    expect(catalog?.says).toMatch(/\/Lang \(en\)/);
    for (const name of ['StructTreeRoot', 'Metadata', 'OutputIntents'])
      expect(catalog?.says).toContain(`/${name}`);
    expect(partsThatSay(parts, '/GTS_PDFA1')).toHaveLength(1);
    // An ICC profile says so at its 36th byte.
    expect(partNamed(parts, 'DestOutputProfile').bytes.subarray(36, 40).toString()).toBe('acsp');
    const xmp = partNamed(parts, 'Metadata').bytes.toString();
    expect(xmp).toMatch(/pdfaid:part>2</);
    expect(xmp).toMatch(/pdfaid:conformance>B</);
    expect(xmp).toContain('SITE Site');
    const fonts = partsThatSay(parts, '/Type /FontDescriptor');
    expect(fonts.length).toBeGreaterThan(0);
    for (const { says } of fonts) expect(says).toMatch(/\/FontFile[23]? \d+ 0 R/);
    for (const { says } of partsThatSay(parts, '/Subtype /Type0'))
      expect(says).toContain('/ToUnicode');
    for (const { says } of partsThatSay(parts, '/Type /Page\n'))
      expect(says).toContain('/StructParents');
    for (const forbidden of ['/Encrypt', '/JavaScript', '/LZWDecode', '/Launch', '/AA ', '/SMask'])
      expect(text).not.toContain(forbidden);

    const path = join(site.server.dataDir, `${kind}.pdf`);
    writeFileSync(path, file);
    const checked = run('qpdf', ['--check', path]);
    if (checked !== null) expect(checked).toContain('No syntax or stream encoding errors');
    const verified = run('verapdf', ['--flavour', '2b', '--format', 'text', path]);
    if (verified !== null) expect(verified).toMatch(/^PASS/);
  },
);

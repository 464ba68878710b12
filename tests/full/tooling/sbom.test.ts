import { run } from '../../support/program';
import { root, source } from '../../support/sources';

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; version: string; purl: string; licenses?: unknown[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

test('the list of packages names, without a line, every library that Snagbook runs with, in the version that is installed and with its licence, also if tests need it too, and none that they alone need', async () => {
  const npm = run('npm', ['run', 'sbom', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      npm_config_offline: 'true',
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_update_notifier: 'false',
    },
  });
  const code = await npm.ended;
  expect({ code, said: npm.said() }).toEqual({
    code: 0,
    said: expect.stringMatching(/^\{[^]*\}\s*$/),
  });
  // as the format has it
  const { bomFormat, metadata, components, dependencies: graph } = JSON.parse(npm.said()) as Bill;
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'snagbook']);
  const {
    name: ours,
    version: ourVersion,
    dependencies,
  } = JSON.parse(source('package.json').text) as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
  }; // ours
  const { packages } = JSON.parse(source('package-lock.json').text) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  }; // npm's
  const versionOf = (name: string): string => packages[`node_modules/${name}`]?.version ?? '';
  const listed = new Map(components.map((component) => [component.purl, component]));
  const purlOf = (name: string): string => `pkg:npm/${name.replace('@', '%40')}@${versionOf(name)}`;
  const missing = Object.keys(dependencies).filter(
    (name) => (listed.get(purlOf(name))?.licenses ?? []).length === 0,
  );
  expect(missing).toEqual([]);
  expect(graph.find(({ ref }) => ref === `${ours}@${ourVersion}`)?.dependsOn.toSorted()).toEqual(
    Object.keys(dependencies)
      .map((name) => `${name}@${versionOf(name)}`)
      .toSorted(),
  );
  const others = new Set(
    Object.entries(packages).flatMap(([path, { dev }]) =>
      dev === true ? [path.replace(/^.*node_modules\//, '')] : [],
    ),
  );
  for (const [path, { dev }] of Object.entries(packages))
    if (dev !== true) others.delete(path.replace(/^.*node_modules\//, ''));
  expect(others.size).toBeGreaterThan(100);
  expect(components.filter(({ name }) => others.has(name))).toEqual([]);
});

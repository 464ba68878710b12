import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = process.cwd();

/** A project outside of the repository. */
export interface App {
  readonly folder: string;
  write(file: string, text: string): void;
  /** Runs a Node program of the project and answers what it printed. */
  node(...args: string[]): Promise<string>;
  /**
   * What the TypeScript compiler complains of, with these options beside the strict ones; empty
   * when all is well.
   */
  typeErrors(folder: string, options: object): string;
}

export interface PackedApps {
  /** The layer as it was installed from its packed file. */
  readonly installed: string;
  readonly tarball: string;
  /** A project with the layer and, under these names, packages of this repository. */
  app(name: string, packages: Readonly<Record<string, string>>): App;
  remove(): void;
}

/**
 * Builds the layer, packs it as it would be published, and installs that file. Loads nothing from
 * the network.
 */
export function packedApps(): PackedApps {
  const home = mkdtempSync(join(tmpdir(), 'network-apps-'));
  const first = join(home, 'first');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/buildNetwork.ts'],
    { cwd: root },
  );
  execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
    cwd: join(root, 'network'),
  });
  const [packed = ''] = readdirSync(home).filter((file) => file.endsWith('.tgz'));
  const tarball = join(home, packed);
  mkdirSync(first);
  writeFileSync(join(first, 'package.json'), '{ "name": "first", "private": true }');
  execFileSync(
    'npm',
    ['install', '--silent', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', tarball],
    { cwd: first },
  );
  const installed = join(first, 'node_modules/@snagbook/network');

  return {
    installed,
    tarball,
    app(name, packages) {
      const folder = join(home, name);
      const app = appIn(folder);
      app.write('package.json', JSON.stringify({ name, private: true, type: 'module' }));
      // A copy and no link, so that it finds the packages of this project and not of another one.
      cpSync(installed, join(folder, 'node_modules/@snagbook/network'), { recursive: true });
      for (const [as, from] of Object.entries(packages)) {
        const link = join(folder, 'node_modules', as);
        mkdirSync(dirname(link), { recursive: true });
        symlinkSync(join(root, 'node_modules', from), link, 'dir');
      }
      return app;
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

function appIn(folder: string): App {
  return {
    folder,
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    node: (...args) =>
      new Promise((resolve, reject) => {
        execFile(
          process.execPath,
          args,
          { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
          (error, stdout, stderr) =>
            error === null ? resolve(stdout) : reject(new Error(stderr + stdout, { cause: error })),
        );
      }),
    typeErrors(sources, options) {
      // Relay's and graphql-ws's own types are not this package's to check.
      const compilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: [],
        target: 'es2022',
        lib: ['es2022', 'dom'],
        ...options,
      };
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, include: [sources] }),
      );
      try {
        return execFileSync(
          process.execPath,
          [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
          { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
        );
      } catch (error) {
        // the compiler's complaints, as execFileSync throws them
        return String((error as { stdout: unknown }).stdout);
      }
    },
  };
}

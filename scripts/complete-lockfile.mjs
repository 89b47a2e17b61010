// `node scripts/complete-lockfile.mjs`, after adding a package. npm leaves the parts for other machines out of the lockfile when
// its registry does not have them, and `npm ci` then refuses that lockfile everywhere. This names them again (without a checksum,
// which only their registry knows), so that the lockfile serves Linux, macOS and Windows alike.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './run-step.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional packages that a locked package asks for and the lockfile does not have, as entries to add.
 * @param {LockedPackages} packages @returns {LockedPackages}
 */
export function findMissingOptional(packages) {
  const known = { ...packages };
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = findLocked(known, path, name);
      const version = range.replace(/^[~^]/, '');
      if (found !== undefined && (version !== range || found.version === version)) continue;
      const key = found === undefined ? `node_modules/${name}` : `${path}/node_modules/${name}`;
      known[key] = { version, ...machineOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
    }
  }
  return Object.fromEntries(Object.entries(known).filter(([key]) => !(key in packages)));
}

/**
 * The package that Node would resolve for `name` from the package at `path`.
 * @param {LockedPackages} packages @param {string} path @param {string} name
 */
function findLocked(packages, path, name) {
  const steps = path.split('/node_modules/');
  const folders = steps.map((_, index) => steps.slice(0, steps.length - index).join('/node_modules/'));
  const places = [...folders, ''].map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''));
  return places.map((place) => packages[place]).find((entry) => entry !== undefined);
}

/** The platform of such a package is part of its name. @param {string} name */
function machineOf(name) {
  const words = name.split(/[-/]/);
  const cpu = processors.find((processor) => words.includes(processor));
  const os = systems.find((system) => words.includes(system));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}

function completeLockfile() {
  const file = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const missing = findMissingOptional(lockfile.packages);
  const all = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(all);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages for other machines added to package-lock.json`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) completeLockfile();

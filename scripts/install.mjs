import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root, run, seconds } from './run-step.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Installs the packages of the lockfile, build tools included, unless exactly these are installed already. */
export async function ensureInstalled() {
  const reason = whyInstall();
  if (reason === undefined) return;
  console.log(`Installing packages (${reason}); the first time this takes a minute or two.`);
  const started = Date.now();
  // NODE_ENV=production would skip the build tools.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? 'npm' : process.execPath;
  const result = await run(command, npm === undefined ? args : [npm, ...args], {
    quiet: true,
    announceEveryMs: 10_000,
  });
  if (!result.ok || whyInstall() !== undefined) {
    console.error(result.output);
    console.error(
      `The packages could not be installed (${result.why}). npm's own words are above; is the package registry reachable?`,
    );
    process.exit(1);
  }
  console.log(`  installed in ${seconds(Date.now() - started)}`);
}

/** Why an installation is needed, or undefined if node_modules matches the lockfile. */
function whyInstall() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'none are there yet';
  const wanted = readPackages(join(root, 'package-lock.json'));
  return findDifference(wanted, readPackages(record), process);
}

/**
 * Compares the lockfile with npm's own record of what it put into node_modules (written last, so an interrupted installation has none).
 * @param {LockedPackages} wanted @param {LockedPackages} installed @param {{ platform: string, arch: string }} machine
 * @returns {string | undefined}
 */
export function findDifference(wanted, installed, machine) {
  const native = [];
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    if (entry.optional) {
      if (entry.libc === undefined && entry.os?.includes(machine.platform) && entry.cpu?.includes(machine.arch))
        native.push(path);
      continue;
    }
    const present = installed[path];
    if (present === undefined) return `${path.replace('node_modules/', '')} is missing`;
    if (present.version !== entry.version || present.integrity !== entry.integrity) return 'the lockfile has changed';
  }
  // No package for this platform is installed: the folder came from another kind of machine.
  if (native.length > 0 && !native.some((path) => path in installed))
    return 'they were installed on another kind of machine';
  return undefined;
}

/** @param {string} file @returns {LockedPackages} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

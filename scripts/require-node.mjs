import process from 'node:process';

const oldest = [20, 19];

/** Ends the process with a plain sentence if this Node is too old. Runs before anything is installed. */
export function requireNode(version = process.versions.node) {
  if (isSupported(version)) return;
  console.error(
    `Fondly needs Node ${oldest.join('.')} or later; this is Node ${version}. Get a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

/** @param {string} version as in process.versions.node */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

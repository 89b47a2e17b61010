// The SIL Open Font License requires that its text is distributed with the font.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const fontPackage = /^(.*\/node_modules\/@fontsource(?:-variable)?\/([^/]+))\//;

/** A Vite plugin that writes the licence of each typeface next to its files. @returns {import('vite').Plugin} */
export function fontLicences() {
  let root = '';
  return {
    name: 'font-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const origins = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const packages = new Map(origins.flatMap((origin) => packageOf(resolve(root, origin))));
      for (const [name, folder] of packages) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/${name}-LICENSE.txt`,
          source: readFileSync(join(folder, 'LICENSE')),
        });
      }
    },
  };
}

/** @param {string} path @returns {[name: string, folder: string][]} */
function packageOf(path) {
  const [, folder, name] = fontPackage.exec(path.replaceAll('\\', '/')) ?? [];
  return folder && name ? [[name, folder]] : [];
}

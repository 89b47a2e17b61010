import type { Reporter, TestModule } from 'vitest/node';
import type { Row } from './row.ts';

/** Says of each row whether its test failed without it; the project of a module is named after the row's place. */
export function createProofReporter(rows: readonly Row[]): Reporter {
  const red = new Set<number>();
  return {
    onTestModuleEnd(module: TestModule) {
      const at = Number(module.project.name);
      const pattern = titlePattern(rows[at]?.test[1] ?? '');
      for (const test of module.children.allTests()) {
        if (pattern.test(test.name) && test.result().state === 'failed') red.add(at);
      }
    },
    onTestRunEnd() {
      const survivors = rows.filter((_, at) => !red.has(at));
      for (const { where, says, test } of survivors) {
        console.log(`  stays green without it: ${where}: ${says} (${test.join(': ')})`);
      }
      console.log(`Unit and server tests: ${rows.length} rows, ${red.size} red, ${survivors.length} survivors.`);
      process.exitCode = survivors.length > 0 ? 1 : 0;
    },
  };
}

/** The titles that a name with `%s`, `%#`, `$event.type` and their like stands for. */
function titlePattern(name: string): RegExp {
  const parts = name.split(/%[sdifjo#]|\$[\w.]+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
